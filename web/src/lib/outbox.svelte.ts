/** What was sent and is not yet acknowledged. It outlives a lost connection and a reload; the same id makes a resend harmless. */
import { drop, read, write, type Shelf } from "./kept";
import type { Answer, Consent, Msg, Say, Undo, Wish } from "./wire";

export type Outgoing = Answer | Wish | Undo | Consent | Say;

/** Random and unguessable, also on plain http, where `crypto.randomUUID` is missing. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Refusal {
  reason: Msg;
  rule: string;
  /** The question it answered is no longer open. */
  stale: boolean;
}

export class Outbox {
  /** What is on its way: option keys joined by commas, "wish", "undo" or "consent". Nothing else is sent until it is done. */
  sending: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  #held: Outgoing[];
  /** The number of the event that an acknowledged answer leads to; until it is drawn, the old question still stands. */
  #until: number | null = null;
  readonly #key: string;

  constructor(
    table: string,
    readonly shelf: Shelf,
    /** The number of the newest event that is drawn. */
    readonly drawn: () => number,
  ) {
    this.#key = `outbox.${table}`;
    this.#held = read<Outgoing[]>(shelf, this.#key, []);
    this.settle();
  }

  get all(): readonly Outgoing[] {
    return this.#held;
  }

  /** Keep a message until it is done; false while another is on its way. Words of the chat never wait. */
  add(message: Outgoing): boolean {
    if (message.type !== "say") {
      if (this.sending !== null) return false;
      this.refusal = null;
    }
    this.#hold([...this.#held, message]);
    this.settle();
    return true;
  }

  /** It was done, and is seen in this event. */
  done(id: string, event: number | null): void {
    if (this.#take(id)?.type !== "say") this.#until = event;
    this.settle();
  }

  refused(id: string, refusal: Refusal): void {
    if (this.#take(id)) this.refusal = refusal;
    this.settle();
  }

  /** Something was drawn, or is no longer on its way. */
  settle(): void {
    const waiting = this.#held.find((message) => message.type !== "say");
    if (waiting) this.sending = waiting.type === "answer" ? waiting.keys.join(",") : waiting.type;
    else if (this.#until === null || this.drawn() >= this.#until) {
      this.#until = null;
      this.sending = null;
    }
  }

  #take(id: string): Outgoing | undefined {
    const found = this.#held.find((message) => message.id === id);
    if (found) this.#hold(this.#held.filter((message) => message !== found));
    return found;
  }

  #hold(messages: Outgoing[]): void {
    this.#held = messages;
    if (messages.length) write(this.shelf, this.#key, messages);
    else drop(this.shelf, this.#key);
  }
}
