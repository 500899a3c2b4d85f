/** What was sent and is not yet acknowledged. It outlives a lost connection and a reload; the same id makes a resend harmless. */
import { drop, read, write, type Shelf } from "./kept";
import type { Answer, Consent, Say, Undo, Wish } from "./wire";

export type Outgoing = Answer | Wish | Undo | Consent | Say;

/** Random and unguessable, also on plain http, where `crypto.randomUUID` is missing. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Outbox {
  #held: Outgoing[];
  readonly #key: string;

  constructor(
    table: string,
    readonly shelf: Shelf,
  ) {
    this.#key = `outbox.${table}`;
    this.#held = read<Outgoing[]>(shelf, this.#key, []);
  }

  get all(): readonly Outgoing[] {
    return this.#held;
  }

  add(message: Outgoing): void {
    this.#held = [...this.#held, message];
    this.#keep();
  }

  /** It was done or refused: forget it. */
  take(id: string): Outgoing | undefined {
    const found = this.#held.find((message) => message.id === id);
    if (found) {
      this.#held = this.#held.filter((message) => message !== found);
      this.#keep();
    }
    return found;
  }

  #keep(): void {
    if (this.#held.length) write(this.shelf, this.#key, this.#held);
    else drop(this.shelf, this.#key);
  }
}
