import { t } from "../../lib/words.svelte";

/** A span of time in the words of the page: "12 min". */
export function span(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return "";
  if (minutes < 60) return t("web-span-minutes", { n: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t("web-span-hours", { n: hours });
  return t("web-span-days", { n: Math.floor(hours / 24) });
}

/** How long ago a moment (seconds since 1970) was. */
export function ago(when: number, now: number = Date.now() / 1000): string {
  const passed = span(now - when);
  return passed ? t("web-ago", { span: passed }) : t("web-span-now");
}

export function waitingSince(when: number, now: number = Date.now() / 1000): string {
  const passed = span(now - when);
  return passed ? t("web-waiting-for", { span: passed }) : t("web-span-now");
}
