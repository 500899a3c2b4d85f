import { SvelteMap } from "svelte/reactivity";

import { api } from "./api";
import type { Icon } from "./wire";

const known = new SvelteMap<string, Icon | null>();
let wanted = new Set<string>();
let planned = false;
const RETRY = 5_000;

/** Ask for icons ahead of time; all that are wanted in one turn of the page go in few requests. */
export function wantIcons(names: Iterable<string>, wait = 0): void {
  for (const name of names) if (name && !known.has(name)) wanted.add(name);
  if (planned || !wanted.size) return;
  planned = true;
  setTimeout(fetchWanted, wait);
}

async function fetchWanted(): Promise<void> {
  const names = [...wanted].sort();
  wanted = new Set();
  planned = false;
  for (let from = 0; from < names.length; from += 60) {
    const batch = names.slice(from, from + 60);
    try {
      const found = await api.icons(batch);
      for (const name of batch) known.set(name, found[name] ?? null);
    } catch {
      // Without icons every part still has its name; they come when the server does.
      wantIcons(batch, RETRY);
    }
  }
}

/** The paths of an icon when they are here. Reactive. */
export function icon(name: string): Icon | null {
  return known.get(name) ?? null;
}

/** Icons known without asking, for tests and first paint. */
export function giveIcons(icons: Record<string, Icon>): void {
  for (const [name, value] of Object.entries(icons)) known.set(name, value);
}
