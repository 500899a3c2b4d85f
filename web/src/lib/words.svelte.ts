import type { Msg } from "./wire";

/** STUB: the sentence of a message in the chosen language; a plain string is returned as it is. */
export function say(message: Msg | string | null | undefined, _game = ""): string {
  if (!message) return "";
  return typeof message === "string" ? message : message.id;
}
/** One of the client's own messages (`web-...`). */
export function t(id: string, args: Msg["args"] = {}): string {
  return say({ id, args });
}
export function knows(_id: string, _game = ""): boolean {
  return true;
}
/** Have the words of a game (or of the home page) in the chosen language. */
export async function loadWords(_game = "home"): Promise<void> {}
export const words = { ready: true };
