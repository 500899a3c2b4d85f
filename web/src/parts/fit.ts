/** Words that do not fit their box get smaller type, step by step; they are never cut. */

/** A box that is watched: the box itself, and whatever in it is marked with `data-fits`. */
const spilling = (box: HTMLElement, only: Way | undefined): HTMLElement[] =>
  [box, ...box.querySelectorAll<HTMLElement>("[data-fits]")].filter(
    (one) =>
      (only !== "across" && one.scrollHeight > one.clientHeight + 1) ||
      (only !== "down" && one.scrollWidth > one.clientWidth + 1),
  );

/** What counts of a box: its width, or its height. */
type Way = "across" | "down";

const list = (steps: number): string => Array.from({ length: steps }, (_, n) => n + 1).join(" ");

/** Writes on the box how many steps were needed, each by its number (`data-fit="1 2"`), and hands over what
 *  still does not fit: whoever hushes it (`data-hushed`) shows its words elsewhere. */
export function fit(
  box: HTMLElement,
  given: {
    steps: number;
    /** Only its width counts, or only its height. */
    only?: Way;
    full?: (spilling: HTMLElement[]) => void;
  },
): { destroy: () => void } {
  const settle = (): void => {
    for (const one of box.querySelectorAll<HTMLElement>("[data-hushed]")) delete one.dataset["hushed"];
    for (let steps = 0; steps <= given.steps; steps++) {
      box.dataset["fit"] = list(steps);
      if (!spilling(box, given.only).length) return;
    }
    given.full?.(spilling(box, given.only));
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
