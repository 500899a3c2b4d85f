/** The client's own functions, called from Python: JSON lines in, JSON lines out. Bundled by tests/web/node.py. */
import { createInterface } from "node:readline";

import { FluentResource, Words } from "../../web/src/lib/formatter";
import { checkLuck } from "../../web/src/lib/luck";
import { applies, refusal, settle, whyNot } from "../../web/src/lib/options";
import { applyPatch } from "../../web/src/lib/patch";
import { hexOf, hmacOf, sha256 } from "../../web/src/lib/sha256";

let words = new Words("en", []);
const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"));

/* eslint-disable @typescript-eslint/no-explicit-any */
const calls: Record<string, (...given: any[]) => unknown> = {
  learn(lang: string, texts: string[]) {
    words = new Words(
      lang,
      texts.map((text) => new FluentResource(text)),
    );
    return null;
  },
  settle,
  refusal,
  whyNot: (...given: Parameters<typeof whyNot>) => whyNot(...given)?.reason ?? null,
  applies,
  say(message) {
    words.faults.length = 0;
    const text = words.say(message);
    return words.faults.length ? { fault: words.faults[0] } : { text };
  },
  attribute(message, name: string) {
    words.faults.length = 0;
    const text = words.attribute(message, name);
    return words.faults.length ? { fault: words.faults[0] } : { text };
  },
  patch: applyPatch,
  luck: checkLuck,
  sha256: (hex: string) => hexOf(sha256(bytes(hex))),
  hmac: (key: string, hex: string) => hexOf(hmacOf(bytes(key))(bytes(hex))),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = JSON.parse(line) as [string, ...unknown[]];
  console.log(JSON.stringify(calls[name]!(...given)));
}
