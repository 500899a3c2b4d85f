/** The chance that an answer leaves, as it is told. */
import type { OptionView } from "../lib/wire";
import { t } from "../lib/words.svelte";

/** To the nearest, and of two that are as near to the even one: as hints and the terminal tell it. */
const even = (n: number): number => (n % 1 === 0.5 ? 2 * Math.round(n / 2) : Math.round(n));

/** Whole percent; 0 and 100 only where it is certain. */
export const percent = (odd: number): number => (odd <= 0 ? 0 : odd >= 1 ? 100 : Math.min(99, Math.max(1, even(odd * 100))));

/** With the best play of all that is left. */
export const bestOf = (option: OptionView): number => percent(option.odds?.best ?? option.odds?.now ?? 0);

/** "45%", or "45%, at best 60%" where more can be made of it; nothing where no chance is known. */
export function oddsOf(option: OptionView): string {
  if (!option.odds) return "";
  const now = percent(option.odds.now);
  return option.odds.best == null ? t("web-percent", { n: now }) : t("web-percent-best", { n: now, best: bestOf(option) });
}
