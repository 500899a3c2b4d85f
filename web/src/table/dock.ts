import type { TableSession } from "../lib/session.svelte";
import { isBot } from "./faces";

/** What the dock is about right now. */
export type DockState =
  "connecting" | "past" | "asked" | "sending" | "playing" | "over" | "secret" | "thinking" | "waiting" | "watching" | "idle";

/** Seconds after which somebody may be nudged. */
export const LONG = 120;

/** One state from the session; the first that holds. */
export function dockState(session: TableSession): DockState {
  const scene = session.scene;
  if (!scene) return "connecting";
  if (session.at !== null) return "past";
  if (session.playing && !session.opening) return "playing";
  if (scene.ending) return "over";
  if (session.asked) return session.sending === null ? "asked" : "sending";
  const prompt = scene.prompt;
  if (!prompt) return "idle";
  if (session.seat !== null && prompt.waiting?.length && !prompt.waiting.includes(session.seat)) return "secret";
  if (isBot(session.table, prompt.seat)) return "thinking";
  return session.seat === null ? "watching" : "waiting";
}
