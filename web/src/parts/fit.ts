/** Words that do not fit their box get smaller type, step by step; they are never cut. */

/** A box that is watched: the box itself, and whatever in it is marked with `data-fits`. */
const spilling = (box: HTMLElement): HTMLElement[] =>
  [box, ...box.querySelectorAll<HTMLElement>("[data-fits]")].filter(
    (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
  );

const list = (steps: number): string => Array.from({ length: steps }, (_, n) => n + 1).join(" ");

/** Writes on the box how many steps were needed, each by its number (`data-fit="1 2"`), and hands over what
 *  still does not fit: whoever hushes it (`data-hushed`) shows its words elsewhere. */
export function fit(
  box: HTMLElement,
  given: { steps: number; full?: (spilling: HTMLElement[]) => void },
): { destroy: () => void } {
  const settle = (): void => {
    for (const one of box.querySelectorAll<HTMLElement>("[data-hushed]")) delete one.dataset["hushed"];
    for (let steps = 0; steps <= given.steps; steps++) {
      box.dataset["fit"] = list(steps);
      if (!spilling(box).length) return;
    }
    given.full?.(spilling(box));
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
