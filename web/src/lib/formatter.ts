/**
 * Sentences from messages, exactly as src/inglenook/engine/words.py makes them: an argument that is a message is resolved
 * first and its attributes go along as `$name-gender`; a list is joined with the word `list-and`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Msg } from "./wire";

export { FluentResource };

type Arguments = Record<string, FluentVariable>;

/** The catalogues of one language, ready to format. The first text that has a message wins. */
export class Words {
  /** What was wrong with the last sentences: missing words, missing arguments. */
  readonly faults: string[] = [];
  readonly #bundle: FluentBundle;
  readonly #plain = new Map<string, string>();

  constructor(lang: string, resources: Iterable<FluentResource>) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource);
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence. A plain string (a player's name) is returned as it is. */
  say(message: Msg | string): string {
    if (typeof message === "string") return message;
    const bare = !message.args || !Object.keys(message.args).length;
    const kept = bare ? this.#plain.get(message.id) : undefined;
    if (kept !== undefined) return kept;
    const text = this.#format(message.id, "", this.#arguments(message));
    if (bare) this.#plain.set(message.id, text);
    return text;
  }

  /** An attribute such as `.gender`, or null where the message has none. */
  attribute(message: Msg, name: string): string | null {
    if (!this.attributes(message).includes(name)) return null;
    return this.#format(message.id, name, this.#arguments(message));
  }

  attributes(message: Msg): string[] {
    return Object.keys(this.#bundle.getMessage(message.id)?.attributes ?? {});
  }

  /** A list in running text: "a, b and c". */
  join(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    const and = this.knows("list-and") ? this.#format("list-and", "", {}) : "&";
    return `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1)}`;
  }

  #arguments(message: Msg): Arguments {
    const plain: Arguments = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      if (Array.isArray(value)) {
        plain[name] = this.join(value.map((part) => this.say(part)));
        plain[`${name}-count`] = value.length;
      } else if (typeof value === "object") {
        plain[name] = this.say(value);
        for (const attribute of this.attributes(value)) plain[`${name}-${attribute}`] = this.attribute(value, attribute) ?? "";
      } else {
        plain[name] = value;
      }
    }
    return plain;
  }

  #format(id: string, attribute: string, args: Arguments): string {
    const found = this.#bundle.getMessage(id);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern === null || pattern === undefined) return this.#fault(id, `no words for ${id}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors[0]) this.#fault(id, `${id} with ${Object.keys(args).join(", ")}: ${errors[0].message}`);
    return text;
  }

  /** Nothing on a page should fail for a missing word: its id is shown instead. */
  #fault(id: string, what: string): string {
    if (this.faults.length < 100) this.faults.push(what);
    return id;
  }
}
