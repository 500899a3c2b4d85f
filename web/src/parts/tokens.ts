import type { Card } from "../lib/wire";
import { cardLook } from "./looks.svelte";

/** Small tokens on the table, not cards to read. */
export const isToken = (card: Card): boolean => cardLook(card.kind ?? "").token ?? false;

/** What everybody plays against is twice as wide as other cards of its row. */
export const isWide = (card: Card): boolean => cardLook(card.kind ?? "").wide ?? false;
