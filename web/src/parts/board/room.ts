/** Where on the screen a board lies as a whole, when plates lie in its corners. */
import type { Point } from "../geometry";
import type { Box } from "./layout";

const RIM = 8;

/** The largest part of the window in which the whole frame fits and no spot lies under a plate. */
export function roomFor(frame: Box, spots: readonly (Point & { r: number })[], size: Box, plates: readonly Box[]): Box {
  const top = Math.max(0, ...plates.filter((p) => p.y < size.h / 2).map((p) => p.y + p.h));
  const bottom = Math.max(0, ...plates.filter((p) => p.y >= size.h / 2).map((p) => size.h - p.y));
  const left = Math.max(0, ...plates.filter((p) => p.x < size.w / 2).map((p) => p.x + p.w));
  const right = Math.max(0, ...plates.filter((p) => p.x >= size.w / 2).map((p) => size.w - p.x));
  let [best, most] = [size, -1];
  // Nearer and nearer to the middle: a tenth of what the plates take, two tenths, and so on.
  for (const down of STEPS)
    for (const aside of STEPS) {
      const room = {
        x: left * aside,
        y: top * down,
        w: size.w - (left + right) * aside,
        h: size.h - (top + bottom) * down,
      };
      const k = scaleIn(frame, room);
      if (k > most && plates.every((plate) => spots.every((spot) => !covers(plate, spot, frame, room, k))))
        [best, most] = [room, k];
    }
  return best;
}

const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];
export const MARGIN = 10;

export function scaleIn(frame: Box, room: Box, margin = MARGIN): number {
  return Math.max(0.01, Math.min((room.w - margin * 2) / frame.w, (room.h - margin * 2) / frame.h));
}

function covers(plate: Box, spot: Point & { r: number }, frame: Box, room: Box, k: number): boolean {
  const x = room.x + room.w / 2 + (spot.x - frame.x - frame.w / 2) * k;
  const y = room.y + room.h / 2 + (spot.y - frame.y - frame.h / 2) * k;
  const [dx, dy] = [Math.max(plate.x - x, 0, x - plate.x - plate.w), Math.max(plate.y - y, 0, y - plate.y - plate.h)];
  return Math.hypot(dx, dy) < spot.r * k + RIM;
}

/** The plates that lie on a board, on the screen. */
export function platesIn(root: HTMLElement): Box[] {
  const from = root.getBoundingClientRect();
  return [...root.querySelectorAll(".plate")].map((node) => {
    const box = node.getBoundingClientRect();
    return { x: box.left - from.left, y: box.top - from.top, w: box.width, h: box.height };
  });
}
