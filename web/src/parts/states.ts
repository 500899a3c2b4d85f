import { knows, t } from "../lib/words.svelte";
import type { SignName } from "./signs";

/** State words that lie on a card or a token as a plate with a sign. */
export const PLATES: Record<string, SignName> = {
  exhausted: "moon",
  spent: "moon",
  stunned: "stars",
  warded: "shield",
  enraged: "flame",
  attacking: "flag",
  winner: "crown",
};

/** Colour words that tint a thing. */
const TINTS = new Set(["red", "green", "blue", "yellow", "orange", "purple", "brown", "black", "grey", "gold", "teal"]);

export function tintOf(state: string[] | undefined): string | null {
  return state?.find((word) => TINTS.has(word)) ?? null;
}

export function plateOf(state: string[] | undefined): string | null {
  return state?.find((word) => word in PLATES) ?? null;
}

export function isSpent(state: string[] | undefined): boolean {
  return !!state?.some((word) => word === "exhausted" || word === "spent");
}

/** A state in words; the words a game has for itself and the client does not know stay unsaid. */
export function stateWord(word: string): string {
  const id = `web-state-${word}`;
  return knows(id) ? t(id) : "";
}

/** Who stands or sits there is "active" in another way than a card is. */
export function stateWords(thing: { part?: string; state?: string[] | undefined }): string[] {
  const person = thing.part === "piece" || thing.part === "mat";
  return (thing.state ?? []).map((word) => (word === "active" && person ? t("web-turn") : stateWord(word))).filter(Boolean);
}

/** A badge as the game says it (`badge-G` is V in French), else as it is printed. */
export function badgeWord(badge: string): string {
  const id = `badge-${badge}`;
  return badge && knows(id) ? t(id) : badge;
}
