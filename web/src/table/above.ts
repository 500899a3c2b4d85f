/** A popover over the dock: its tip on the answer it speaks of, and itself where it covers nothing that can be chosen. */
import { clamp } from "../parts/geometry";

interface Span {
  left: number;
  right: number;
}

/** Where a box of this width stands between two edges: nearest to the wish, off everything in its way if it can be. */
export function placeAbove(wish: number, width: number, edges: Span, inTheWay: readonly Span[]): number {
  const most = Math.max(edges.left, edges.right - width);
  const free = (x: number): boolean => inTheWay.every((one) => one.right <= x || one.left >= x + width);
  const tries = [wish, ...inTheWay.flatMap((one) => [one.right + 4, one.left - width - 4]), edges.left, most]
    .map((x) => clamp(x, edges.left, most))
    .sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
  return tries.find(free) ?? tries[0] ?? edges.left;
}

/** Put a popover there, and again whenever it or the answer it speaks of changes. */
export function above(box: HTMLElement, anchor: string): { update: (anchor: string) => void; destroy: () => void } {
  let meant = anchor;
  const dock = box.closest("[data-testid=dock]");
  const settle = (): void => {
    const edges = dock?.getBoundingClientRect();
    if (!dock || !edges || !box.childElementCount || !box.offsetParent) return;
    const { width, height } = box.getBoundingClientRect();
    const answer = meant && dock.querySelector(meant)?.getBoundingClientRect();
    const [top, bottom] = [edges.top - height - 14, edges.top];
    const lit = [...document.querySelectorAll("main .lit, .seats .lit, .seats .own")]
      .map((one) => one.getBoundingClientRect())
      .filter((one) => one.width && one.bottom > top && one.top < bottom);
    const middle = answer && answer.width ? answer.left + answer.width / 2 : 0;
    const table = document.querySelector("main.board")?.getBoundingClientRect() ?? edges;
    const wish = middle ? middle - width / 2 : table.left;
    const x = placeAbove(wish, width, edges, lit);
    box.style.left = `${x - edges.left}px`;
    const tipped = middle > x + 12 && middle < x + width - 12;
    box.style.setProperty("--tip", `${middle - x}px`);
    box.style.setProperty("--tip-shown", tipped ? "block" : "none");
  };
  const changes = new MutationObserver(settle);
  const sizes = new ResizeObserver(settle);
  changes.observe(box, { attributes: true, attributeFilter: ["hidden"], childList: true, characterData: true, subtree: true });
  sizes.observe(box);
  return {
    update: (next) => {
      meant = next;
      settle();
    },
    destroy: () => {
      changes.disconnect();
      sizes.disconnect();
    },
  };
}
