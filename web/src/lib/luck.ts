/** Recompute the luck of a finished table: every draw must follow from the key that was promised (see server/luck.py). */
import { fromHex, hexOf, hmacOf, sha256 } from "./sha256";
import type { Draws } from "./wire";

const RANGE = 1n << 64n;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export interface Check {
  ok: boolean;
  /** How many draws were recomputed. */
  checked: number;
  /** The first draw in the list that does not follow from the key, counted from 0; or -1. */
  wrong: number;
  /** The key is not the one whose SHA-256 was shown at the start. */
  broken: boolean;
}

/** Draw number `index` below n. */
export function drawer(key: Uint8Array, nonces: readonly string[]): (index: number, n: number) => number {
  const hmac = hmacOf(key);
  const seats = nonces.join("|");
  return (index, n) => {
    const limit = RANGE - (RANGE % BigInt(n));
    for (let attempt = 0; ; attempt++) {
      const digest = hmac(bytes(`${index}:${attempt}:${seats}`));
      const value = new DataView(digest.buffer).getBigUint64(0);
      if (value < limit) return Number(value % BigInt(n));
    }
  };
}

/** Null while the key is still secret, for the game is not over. */
export function checkLuck(luck: Draws): Check | null {
  if (!luck.key) return null;
  const draws = luck.draws ?? [];
  const key = fromHex(luck.key);
  if (!key || hexOf(sha256(key)) !== luck.commitment) return { ok: false, checked: 0, wrong: -1, broken: true };
  const draw = drawer(key, luck.nonces);
  const first = luck.first ?? 0;
  const wrong = draws.findIndex(([n, outcome], index) => n < 2 || draw(first + index, n) !== outcome);
  return { ok: wrong < 0, checked: wrong < 0 ? draws.length : wrong, wrong, broken: false };
}
