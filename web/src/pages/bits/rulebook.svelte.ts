/** The rules of a game in the chosen language, fetched once when they are first needed. */
import { SvelteMap } from "svelte/reactivity";

import { api } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { RulesPage, RuleText } from "../../lib/wire";

const books = new SvelteMap<string, RulesPage>();
const asked = new Set<string>();

/** The book, or null while it is on its way. Reactive; asks for it by itself. */
export function rulebook(game: string): RulesPage | null {
  const key = `${game}/${settings.lang}`;
  if (game && !asked.has(key)) {
    asked.add(key);
    const lang = settings.lang;
    queueMicrotask(() =>
      api.rules(game, lang).then(
        (book) => void books.set(key, book),
        () => void asked.delete(key),
      ),
    );
  }
  return books.get(key) ?? null;
}

export function ruleOf(game: string, id: string): RuleText | null {
  for (const chapter of rulebook(game)?.chapters ?? []) for (const rule of chapter.rules) if (rule.id === id) return rule;
  return null;
}

/** The id as it stands on a chip, without the game's letters: KK-R71 is R71. */
export const shortRule = (id: string): string => id.replace(/^[A-Z]+-/, "");

/** A ruling on a gap of the rulebook says so by its letter. */
export const isRuling = (id: string): boolean => /^[DG]/.test(shortRule(id));
