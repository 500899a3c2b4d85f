import { api, Refused } from "../../lib/api";
import { go } from "../../lib/router.svelte";
import { say, t } from "../../lib/words.svelte";
import { toasts } from "./toasts.svelte";

/** The joiner's own share in the table's luck. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Say what went wrong. */
export function complain(error: unknown): void {
  toasts.add("bad", error instanceof Refused ? say(error.reason) : t("web-trouble-strange", { detail: String(error) }));
}

/** Take a seat and go to the table; a refusal is told and changes nothing. */
export async function sitDown(table: string, token = "", seat: number | null = null): Promise<void> {
  try {
    await api.join(table, { token, nonce: nonce(), ...(seat === null ? {} : { seat }) });
    go(`/t/${table}`);
  } catch (error) {
    complain(error);
  }
}
