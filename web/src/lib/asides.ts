/** Questions on the side, such as "why can't I?": each gets its answer, or the reason why not. */
import { Refused } from "./api";
import type { HintAnswer, Msg, WantHint, Why, WhyAnswer } from "./wire";

type Aside = Why | WantHint;

interface Waiting {
  message: Aside;
  resolve: (found: never) => void;
  reject: (error: Refused) => void;
}

export class Asides {
  #waiting = new Map<string, Waiting>();

  constructor(readonly send: (message: Aside) => unknown) {}

  ask<T>(message: Aside): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
      this.send(message);
    });
  }

  told(answer: WhyAnswer | HintAnswer): void {
    this.#waiting.get(answer.id)?.resolve(answer as never);
    this.#waiting.delete(answer.id);
  }

  /** Whether it was one of these that the server refused. */
  refused(id: string, reason: Msg, rule: string): boolean {
    this.#waiting.get(id)?.reject(new Refused(409, reason, rule));
    return this.#waiting.delete(id);
  }

  /** The connection is back: ask again what has no answer. */
  again(): void {
    for (const { message } of this.#waiting.values()) this.send(message);
  }

  giveUp(): void {
    for (const { reject } of this.#waiting.values()) reject(new Refused(0, { id: "web-no-server" }));
    this.#waiting.clear();
  }
}
