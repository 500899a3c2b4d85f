/** Lit things outside the window: one marker per side of it, with the numbers of what lies there. */
import { clamp, type Point } from "../geometry";

export type Side = "left" | "right" | "top" | "bottom";
export const SIDES: readonly Side[] = ["left", "right", "top", "bottom"];

export interface Size {
  width: number;
  height: number;
}

/** How far the corners are kept free, for the buttons and the small map that lie there. */
export interface Corners {
  /** At the lower left, in both directions. */
  map: number;
  /** At the lower right. */
  tools: number;
}

export interface Marker<T> {
  side: Side;
  /** Where its middle stands along that side. */
  along: number;
  /** What lies beyond it, the nearest first. */
  spots: T[];
}

/** Half a marker, along its side: so far it stays away from the ends. */
const HALF = { left: 28, right: 28, top: 64, bottom: 64 } as const;

/** The side a point lies beyond, and by how much; null inside the window. */
function beyond(at: Point, { width, height }: Size): { side: Side; by: number } | null {
  const out = { left: -at.x, right: at.x - width, top: -at.y, bottom: at.y - height };
  const side = SIDES.reduce((a, b) => (out[b] > out[a] ? b : a));
  return out[side] > 4 ? { side, by: out[side] } : null;
}

export function markers<T extends Point>(
  spots: readonly T[],
  screen: (spot: T) => Point,
  size: Size,
  free: Corners,
): Marker<T>[] {
  const out = spots.flatMap((spot) => {
    const at = screen(spot);
    const found = beyond(at, size);
    return found ? [{ spot, at, ...found }] : [];
  });
  return SIDES.flatMap((side) => {
    const here = out.filter((one) => one.side === side).sort((a, b) => a.by - b.by);
    if (!here.length) return [];
    const flat = side === "left" || side === "right";
    const wish = here.reduce((sum, { at }) => sum + (flat ? at.y : at.x), 0) / here.length;
    const [low, high] = room(side, size, free);
    return [{ side, along: low < high ? clamp(wish, low, high) : (low + high) / 2, spots: here.map(({ spot }) => spot) }];
  });
}

/** Between which points of a side a marker may stand: two that meet in a corner leave it to the upright side. */
function room(side: Side, { width, height }: Size, free: Corners): [number, number] {
  const half = HALF[side];
  if (side === "left") return [half, height - Math.max(free.map, half)];
  if (side === "right") return [half, height - Math.max(free.tools, half)];
  if (side === "top") return [half + 60, width - half - 60];
  return [half + Math.max(free.map, 60), width - half - Math.max(free.tools, 60)];
}
