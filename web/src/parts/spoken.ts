import { say, t } from "../lib/words.svelte";
import { stateWords } from "./states";
import type { Lit, Thing, Touch } from "./types";

/** Whether one of the answers that light this thing is chosen already. */
export function isPicked(lit: Lit | undefined, picked: ReadonlySet<string> | undefined): boolean {
  return !!lit && !!picked && (picked.has(lit.key) || lit.more.some((one) => picked.has(one.key)));
}

/** Whether the answer looked at now lights this thing. */
export function isLooked(lit: Lit | undefined, focusKey: string | null | undefined): boolean {
  return !!lit && focusKey != null && (lit.key === focusKey || lit.more.some((one) => one.key === focusKey));
}

/** The numbers to press for a thing. */
export function numbersOf(lit: Lit): number[] {
  return [lit.number, ...lit.more.map((one) => one.number)];
}

/** The full name of a thing: "Heron Steps, restore 2 items, you may choose it, answer 3". */
export function spoken(thing: Thing, touch: Touch, extra: string[] = []): string {
  const lit = touch.lit?.get(thing.id);
  const words = [say(thing.name), say(thing.text?.[0]), ...extra, ...stateWords(thing)];
  if (lit) words.push(lit.more.length ? t("web-legal-more", { n: lit.more.length + 1 }) : t("web-legal", { n: lit.number }));
  if (isPicked(lit, touch.picked)) words.push(t("web-chosen"));
  return words.filter(Boolean).join(", ");
}
