/** Whether a number has just changed: it shows itself for a moment; the first one does not. Made while a component begins. */
const SHOWN = 2000;

export function changing(value: () => number): { readonly now: boolean } {
  let seen: number | null = null;
  let changed = $state(false);
  $effect(() => {
    const next = value();
    const news = seen !== null && seen !== next;
    seen = next;
    if (!news) return undefined;
    changed = true;
    const timer = setTimeout(() => (changed = false), SHOWN);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return changed;
    },
  };
}
