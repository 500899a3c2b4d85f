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

/** The numbers to press for a thing: of what can be read in the dock now, else of all that is behind its tabs. */
export function numbersOf(lit: Lit): number[] {
  const all = [lit, ...lit.more];
  const shown = all.filter((one) => one.shown);
  return [...new Set((shown.length ? shown : all).map((one) => one.number))];
}

/** Whether a click on a thing is an answer: there is no other, or somebody has turned to the page where only this one stands. */
export function isOne(lit: Lit): boolean {
  return !lit.more.length || (!!lit.meant && !lit.more.some((one) => one.meant));
}

/** Whether a thing may be chosen, and by which answer; whether it is. */
function choice(id: string, touch: Touch): string[] {
  const lit = touch.lit?.get(id);
  if (!lit) return [];
  const legal = lit.more.length ? t("web-legal-more", { n: lit.more.length + 1 }) : t("web-legal", { n: lit.number });
  return isPicked(lit, touch.picked) ? [legal, t("web-chosen")] : [legal];
}

/** The full name of a drawn thing: "Heron Steps, restore 2 items, you may choose it, answer 3". */
export function spoken(thing: Thing, touch: Touch, extra: string[] = []): string {
  return [say(thing.name), say(thing.text?.[0]), ...extra, ...stateWords(thing), ...choice(thing.id, touch)]
    .filter(Boolean)
    .join(", ");
}

/** What is heard after the words that can be read on a thing. */
export function aside(thing: Thing, touch: Touch, extra: (string | undefined)[] = []): string {
  const words = [...extra, ...stateWords(thing), ...choice(thing.id, touch)].filter(Boolean);
  return words.length ? `, ${words.join(", ")}` : "";
}
