import { knows, t } from "../lib/words.svelte";
import { stateLook } from "./looks.svelte";
import { SIGNS, type SignName } from "../lib/signs";

/** The sign of a state that lies on a card or a token as a plate; empty: it lies on none. */
export function plateSign(word: string): SignName | "" {
  const sign = stateLook(word)?.plate ?? "";
  return sign in SIGNS ? (sign as SignName) : "";
}

/** Colour words that tint a thing. */
const TINTS = new Set(["red", "green", "blue", "yellow", "orange", "purple", "brown", "black", "grey", "gold", "teal"]);

export function tintOf(state: string[] | undefined): string | null {
  return state?.find((word) => TINTS.has(word)) ?? null;
}

export function plateOf(state: string[] | undefined): string | null {
  return state?.find((word) => plateSign(word)) ?? null;
}

export function isSpent(state: string[] | undefined): boolean {
  return !!state?.some((word) => stateLook(word)?.spent);
}

/** What acts just now. */
export function isActing(state: string[] | undefined): boolean {
  return !!state?.some((word) => stateLook(word)?.acts);
}

/** A state in words: ours, or the game's own for one that lies on things as a plate. Others stay unsaid. */
export function stateWord(word: string): string {
  const id = `web-state-${word}`;
  if (knows(id)) return t(id);
  return stateLook(word) && knows(`state-${word}`) ? t(`state-${word}`, { gender: "masculine" }) : "";
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
