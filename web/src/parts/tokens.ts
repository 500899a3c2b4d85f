import type { Card } from "../lib/wire";

/** Kinds of cards that are small tokens on the table, not cards to read. */
const TOKENS = new Set(["item", "magic", "token", "gear", "marker", "coin", "tool", "potion"]);

export function isToken(card: Card): boolean {
  return TOKENS.has(card.kind ?? "");
}
