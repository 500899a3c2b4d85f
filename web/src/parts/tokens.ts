import type { Card } from "../lib/wire";

/** Kinds of cards that are small tokens on the table, not cards to read. */
const TOKENS = new Set(["item", "magic", "token", "gear", "marker", "coin", "tool", "potion"]);

export function isToken(card: Card): boolean {
  return TOKENS.has(card.kind ?? "");
}

const WIDE = new Set(["ship", "boss", "villain"]);

/** What everybody plays against is twice as wide as other cards of its row. */
export const isWide = (card: Card): boolean => WIDE.has(card.kind ?? "");
