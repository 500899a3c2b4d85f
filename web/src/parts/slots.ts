/** What lies in the slots of a site. */
import type { Card, Die, OptionView, Piece, Scene, Site } from "../lib/wire";
import { cardsAt, things } from "./scene";

export type Held = Die | Piece | Card;
export interface Slot {
  thing: Held | null;
  /** It does not lie there yet: the answer looked at would lay it there. */
  ghost: boolean;
}

const lies = (part: { part: string }): part is Held => part.part === "die" || part.part === "piece" || part.part === "card";

/** A card behind the last slot of a site stands there for itself: somebody who can be hired, or works there. */
const isBeyond = (part: Held, site: Site): part is Card => part.part === "card" && (part.slot ?? 0) >= (site.slots ?? 0);

/** The cards that stand behind the slots of a site, in their order. */
export function behindSlots(scene: Scene, site: Site): Card[] {
  return cardsAt(scene, site.id).filter((card) => isBeyond(card, site));
}

/** The slots of a site in their order; a thing without a free place of its own takes the next, and there are always enough. */
export function inSlots(scene: Scene, site: Site, preview: OptionView | null = null): Slot[] {
  const here = (scene.parts ?? []).filter(lies).filter((part) => part.at === site.id && !isBeyond(part, site));
  const found: Slot[] = Array.from({ length: Math.max(site.slots ?? 0, here.length) }, () => ({ thing: null, ghost: false }));
  for (const thing of here) {
    const wanted = found[thing.part === "piece" ? -1 : (thing.slot ?? 0)];
    const slot = wanted && !wanted.thing ? wanted : found.findLast((one) => !one.thing)!;
    slot.thing = thing;
  }
  const moved = preview?.target === site.id ? things(scene).get(preview.source ?? "") : undefined;
  const free = found.find((one) => !one.thing);
  if (free && moved && "part" in moved && lies(moved)) Object.assign(free, { thing: moved, ghost: true });
  return found;
}

/** Things by a word, in the order in which the words come up. */
export function grouped<T>(all: readonly T[], word: (one: T) => string): [word: string, all: T[]][] {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(word(one), [...(found.get(word(one)) ?? []), one]);
  return [...found];
}
