/** What the badges of a card are: a badge is a named number or word, and its name says where on the card it lies. */
import { knows, t } from "../lib/words.svelte";
import type { Card, Scene } from "../lib/wire";
import { badgeIcon, badgeLook } from "./looks.svelte";
import { ofKind } from "./scene";

export type Badge = [word: string, value: string];

const isSuit = (word: string): boolean => badgeLook(word).place === "suit";
const KEYWORD = "keyword-";

export interface Badges {
  /** What a card belongs to; it gives the card its colour (`--suit-<value>`) and stands on it in words. */
  suit: string;
  /** Strength lies lower left, armour lower right. */
  strength: Badge | undefined;
  armour: Badge | undefined;
  /** What lies on the card: harm is red. */
  tokens: { word: string; value: string; harm: boolean }[];
  /** Words printed on plates, with their number where they have one: "Taunt", "Assault 2". */
  keywords: string[];
  /** One hit more, and harm has reached the strength. */
  lethal: boolean;
}

export function badgesOf(card: Card): Badges {
  const found: Badges = { suit: "", strength: undefined, armour: undefined, tokens: [], keywords: [], lethal: false };
  const rest: Badge[] = [];
  for (const [word, value] of Object.entries(card.badges ?? {})) {
    const { place } = badgeLook(word);
    if (place === "suit") found.suit = value;
    else if (word.startsWith(KEYWORD)) found.keywords.push(badgeName(word) + (value && ` ${value}`));
    else if (place === "strength" && !found.strength) found.strength = [word, value];
    else if (place === "armour" && !found.armour) found.armour = [word, value];
    else rest.push([word, value]);
  }
  found.tokens = rest.map(([word, value]) => ({ word, value, harm: badgeLook(word).harm ?? false }));
  const harm = found.tokens.find((token) => token.harm);
  found.lethal = !!harm && !!found.strength && Number(harm.value) >= Number(found.strength[1]) - 1;
  return found;
}

/** A badge in the game's words (`badge-keyword-taunt`), else the word itself. */
function spelled(word: string): string {
  const id = `badge-${word}`;
  return knows(id) ? t(id) : word.replace(KEYWORD, "").replaceAll("-", " ");
}

/** The name of a badge as it stands on a card. */
export const badgeName = (word: string): string => capital(spelled(word));

/** All badges of a card in a line: "Sanctum, power 6, armor 2". A keyword without a number stands alone. */
export function badgeLine(card: Card): string {
  const told = Object.entries(card.badges ?? {}).map(([word, value]) => {
    if (isSuit(word)) return spelled(value);
    return word.startsWith(KEYWORD) && !value ? spelled(word) : t("web-badge", { name: spelled(word), value });
  });
  return capital(told.join(", "));
}

/** As it stands on a plate or at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Numbers on cards wear the sign of the counter of the same name on the mats, else the one the game's theme gives them. */
let signs: Map<string, string> = $state.raw(new Map());

export function learnSigns(scene: Scene): void {
  const found = new Map<string, string>();
  for (const mat of ofKind(scene, "mat")) for (const one of mat.counters ?? []) if (one.icon) found.set(one.id, one.icon);
  signs = found;
}

export const signOf = (word: string): string => signs.get(word) ?? badgeIcon(word);
