import { clamp, type Point } from "./geometry";

/** Edges on the screen. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 14;
const RIM = 8;

const shared = (a: Edges, b: Edges): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

interface Size {
  w: number;
  h: number;
}

/** Where a box stands beside the thing it explains: whole on the screen, never over the thing, if it can be off the answers
 *  and off the row in which the thing lies. */
export function beside(thing: Edges, box: Size, screen: Size, answers: Edges | null = null, row: Edges | null = null): Point {
  const { w, h } = box;
  const middle = (thing.left + thing.right - w) / 2;
  const top = thing.top - 12;
  const low = answers ? Math.min(top, answers.top - h - RIM) : top;
  const wanted: Point[] = [
    { x: thing.right + GAP, y: low },
    { x: thing.left - GAP - w, y: low },
    { x: middle, y: thing.top - GAP - h },
    { x: middle, y: thing.bottom + GAP },
  ];
  if (answers) wanted.push({ x: middle, y: answers.top - h - RIM });
  const line = row && { left: row.left, right: row.right, top: thing.top, bottom: thing.bottom };
  let best: Point = { x: RIM, y: RIM };
  let least = Infinity;
  for (const { x, y } of wanted) {
    const at = { x: clamp(x, RIM, Math.max(RIM, screen.w - w - RIM)), y: clamp(y, RIM, Math.max(RIM, screen.h - h - RIM)) };
    const covers = { left: at.x, top: at.y, right: at.x + w, bottom: at.y + h };
    const cost = shared(covers, thing) * 100 + (answers ? shared(covers, answers) * 10 : 0) + (line ? shared(covers, line) : 0);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}
