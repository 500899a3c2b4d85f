/** Telling somebody who looks elsewhere that it is their turn: by the browser where allowed, else by title and sound. */
import { settings } from "./settings.svelte";
import { play } from "./sound";

/** Whether the browser would ever let us (it needs https or this very machine). */
export function couldNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext && Notification.permission !== "denied";
}

export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Ask the browser to allow notifications (call it from a click); says whether it does. */
export async function allowNotifications(): Promise<boolean> {
  if (!couldNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

let title = "Inglenook";
let call = "";
let blinking: ReturnType<typeof setInterval> | undefined;

/** The title of the page. */
export function setTitle(text: string): void {
  title = text;
  if (!call && typeof document !== "undefined") document.title = text;
}

/** The dot before a call goes out and lights up again, slowly, until somebody looks. */
function blink(text: string): void {
  call = text;
  const other = text.replace("●", "○");
  clearInterval(blinking);
  document.title = text;
  blinking = setInterval(() => (document.title = document.title === call ? other : call), 1500);
  document.addEventListener("visibilitychange", stopCalling, { once: true });
}

export function stopCalling(): void {
  if (!call) return;
  clearInterval(blinking);
  call = "";
  document.title = title;
}

/** It is your turn, and the page is hidden. The tag keeps one note per table. */
export function callOver(headline: string, text: string, tag: string): void {
  if (typeof document === "undefined" || !document.hidden) return;
  if (settings.notify && canNotify()) {
    try {
      const note = new Notification(headline, { body: text, tag });
      note.onclick = () => {
        window.focus();
        note.close();
      };
      return;
    } catch {
      // Phones allow notifications only from a service worker; title and sound remain.
    }
  }
  play("turn");
  blink(headline);
}

/** Whether nobody can see the page. */
export const hidden = (): boolean => typeof document !== "undefined" && document.hidden;
