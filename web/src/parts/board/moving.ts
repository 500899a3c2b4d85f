import { settings } from "../../lib/settings.svelte";
import { along, type Curve, type Point } from "../geometry";

export interface Stand extends Point {
  /** The space it stands on. */
  at: string;
  scale: number;
  /** The way from one space to another, if there is one to walk. */
  way: (from: string, to: string) => Curve[];
}

const place = (point: Point, scale: number): string => `translate(${point.x}px, ${point.y}px) scale(${scale})`;

/** Keeps a drawn piece on its space; when the space changes it walks there, 250 ms and a little for each step. */
export function stands(node: SVGGElement, given: Stand): { update: (given: Stand) => void } {
  let now = given;
  node.style.transform = place(now, now.scale);
  return {
    update(next) {
      const was = now;
      now = next;
      node.style.transform = place(next, next.scale);
      if (next.at === was.at) return;
      if (settings.still) {
        node.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: 400 });
        return;
      }
      const curves = next.way(was.at, next.at);
      const shift = { x: next.x - (curves.at(-1)?.b.x ?? next.x), y: next.y - (curves.at(-1)?.b.y ?? next.y) };
      const points: Point[] = [{ x: was.x, y: was.y }];
      for (const curve of curves)
        for (const t of [0.33, 0.66, 1]) {
          const point = along(curve, t);
          points.push({ x: point.x + shift.x, y: point.y + shift.y });
        }
      if (!curves.length) {
        // No road: it is lifted and set down.
        points.push({ x: (was.x + next.x) / 2, y: Math.min(was.y, next.y) - 60 * next.scale }, { x: next.x, y: next.y });
      }
      const frames = points.map((point, i) => ({
        transform: place(point, next.scale * (i > 0 && i < points.length - 1 ? 1.08 : 1)),
      }));
      const duration = Math.min(900, 250 + Math.max(0, curves.length - 1) * 95);
      node.animate(frames, { duration, easing: curves.length > 2 ? "ease-in-out" : "cubic-bezier(.2, .8, .2, 1)" });
    },
  };
}
