/** Small things kept in the browser. A browser that keeps nothing (private windows) is no reason to fail. */

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A shelf that forgets with the page, for browsers and tests without storage. */
export function forgetful(): Shelf {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

function shelf(find: () => Storage): Shelf {
  try {
    const found = find();
    found.setItem("inglenook.try", "1");
    found.removeItem("inglenook.try");
    return found;
  } catch {
    return forgetful();
  }
}

/** Kept for good. */
export const lasting: Shelf = shelf(() => localStorage);
/** Kept as long as the tab, reloads included. */
export const passing: Shelf = shelf(() => sessionStorage);

export function read<T>(from: Shelf, key: string, otherwise: T): T {
  try {
    const text = from.getItem(`inglenook.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(to: Shelf, key: string, value: unknown): void {
  try {
    to.setItem(`inglenook.${key}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page still works, it only forgets.
  }
}

export function drop(from: Shelf, key: string): void {
  from.removeItem(`inglenook.${key}`);
}
