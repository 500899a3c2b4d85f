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
const TINTS = new Set([
  "red",
  "green",
  "blue",
  "yellow",
  "orange",
  "purple",
  "brown",
  "black",
  "grey",
  "gold",
  "teal",
]);

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

export function stateWords(state: string[] | undefined): string[] {
  return (state ?? []).map(stateWord).filter(Boolean);
}
