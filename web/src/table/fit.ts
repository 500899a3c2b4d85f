/** Words that do not fit their box get smaller type, step by step; they are never cut. */

/** A box that is watched: the box itself, and whatever in it is marked with `data-fits`. */
const spills = (box: HTMLElement): boolean =>
  [box, ...box.querySelectorAll<HTMLElement>("[data-fits]")].some(
    (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
  );

const list = (steps: number): string => Array.from({ length: steps }, (_, n) => n + 1).join(" ");

/** Writes on the box how many steps were needed, each by its number (`data-fit="1 2"`), and says when all were not enough. */
export function fit(box: HTMLElement, given: { steps: number; full?: () => void }): { destroy: () => void } {
  const settle = (): void => {
    for (let steps = 0; steps <= given.steps; steps++) {
      box.dataset["fit"] = list(steps);
      if (!spills(box)) return;
    }
    given.full?.();
  };
  const changes = new MutationObserver(settle);
  const sizes = new ResizeObserver(settle);
  changes.observe(box, { childList: true, characterData: true, subtree: true });
  sizes.observe(box);
  void document.fonts.ready.then(settle);
  return {
    destroy: () => {
      changes.disconnect();
      sizes.disconnect();
    },
  };
}
