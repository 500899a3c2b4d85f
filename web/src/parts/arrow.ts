/** The way of an arrow from one thing on the screen to another. */
import type { Edges } from "./placing";

export interface Arc {
  /** A curve from the source to where the head begins. */
  way: string;
  /** The head, its tip at the edge of the target. */
  head: string;
}

const HEAD = { long: 14, half: 11 };
/** How far the curve leans out of the row, where both things lie in one. */
const LEAN = 46;

const middle = (box: Edges): number => (box.left + box.right) / 2;

/** From the edge of a thing that faces the other to the other's nearer edge; in one row, over the upper edges. `here` is the
 *  frame it is drawn in. */
export function arc(from: Edges, to: Edges, here: Pick<Edges, "left" | "top">): Arc {
  const up = to.bottom <= from.top;
  const down = to.top >= from.bottom;
  const [x1, x2] = [middle(from) - here.left, middle(to) - here.left];
  const y1 = (down ? from.bottom : from.top) - here.top;
  const y2 = (up ? to.bottom : to.top) - here.top;
  // Which way the head points: up into what lies above, down into what lies below or beside.
  const way = up ? -1 : 1;
  const neck = y2 - way * HEAD.long;
  const out = up || down ? (neck - y1) / 2 : -LEAN;
  const round = (n: number): number => Math.round(n * 10) / 10;
  const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  const bend = [point(x1, y1 + out), point(x2, up || down ? neck - out : neck + out)];
  return {
    way: `M${point(x1, y1)} C${bend.join(" ")} ${point(x2, neck)}`,
    head: `M${point(x2, y2)} L${point(x2 - HEAD.half, neck)} L${point(x2 + HEAD.half, neck)} Z`,
  };
}
