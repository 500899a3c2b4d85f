/** Where the names of places stand on a map: beside their places, over no other place, name or number. */
import type { Space } from "../../lib/wire";
import type { Point } from "../geometry";

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Name extends Point {
  id: string;
  lines: string[];
  anchor: "start" | "middle" | "end";
}

/** The height of a line and the width of a letter, in the units names are written in. */
const LINE = 12.5;
const LETTER = 6.1;

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The name of a place, and how urgent it is that it can be read. */
export interface Wanted {
  space: Space;
  lines: string[];
  /** Half the width of its place. */
  r: number;
  rank: number;
}

/** Names for as many places as there is room for. `size` is that of a letter beside the board's units; `taken` is what else
 *  stands there. */
export function placeNames(wanted: Wanted[], size: number, taken: readonly Rect[] = []): Name[] {
  const blocked: Rect[] = [...taken, ...wanted.map(({ space, r }) => ({ x: space.x - r, y: space.y - r, w: r * 2, h: r * 2 }))];
  const found: Name[] = [];
  for (const { space, lines, r } of [...wanted].sort((a, b) => b.rank - a.rank)) {
    const w = Math.max(...lines.map((line) => line.length)) * LETTER * size;
    const h = lines.length * LINE * size;
    const gap = 3 * size;
    const places: (Name & { box: Rect })[] = [
      at(space.x - w / 2, space.y + r + gap, "middle"),
      at(space.x + r + gap, space.y - h / 2, "start"),
      at(space.x - r - gap - w, space.y - h / 2, "end"),
      at(space.x - w / 2, space.y - r - gap - h, "middle"),
    ];
    function at(x: number, y: number, anchor: Name["anchor"]): Name & { box: Rect } {
      const edge = anchor === "start" ? x : anchor === "end" ? x + w : x + w / 2;
      return { id: space.id, lines, anchor, x: edge, y: y + LINE * 0.8 * size, box: { x, y, w, h } };
    }
    const free = places.find(({ box }) => blocked.every((other) => shared(box, other) === 0));
    if (!free) continue;
    blocked.push(free.box);
    const { box: _box, ...name } = free;
    found.push(name);
  }
  return found;
}
