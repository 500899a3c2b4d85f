import type { Ground } from "../../lib/wire";
import { along, clamp, hash, rng, spline, type Point } from "../geometry";
import { neighbours, type Layout } from "./layout";
import { radiusOf, shapeOf } from "./spaces";

/** How far the sea comes in at most, and the little of it that is seen wherever something stands near the edge. */
const DEEP = 17;
const SHALLOW = 2.5;

interface Blocked extends Point {
  r: number;
}

/** What keeps its feet dry: the spaces and the roads. */
function dry(layout: Layout): Blocked[] {
  const u = layout.unit;
  const found: Blocked[] = [...layout.spaces.values()].map((space) => ({
    x: space.x,
    y: space.y,
    r: (radiusOf(shapeOf(space, "graph")) + 7) * u,
  }));
  for (const road of layout.roads) for (let t = 0.1; t < 0.95; t += 0.1) found.push({ ...along(road, t), r: 15 * u });
  return found;
}

/** The shore of a land, around its whole edge: it wanders where the board ends, keeps clear of all that stands there, and is
 *  straight where another ground goes on. */
export function shore(ground: Ground, layout: Layout): string {
  const random = rng(hash(`shore/${ground.id}`));
  const { x, y, w, h } = ground;
  const u = layout.unit;
  const beside = neighbours(ground, layout.grounds);
  const blocked = dry(layout);
  /** One side from corner to corner: `at` says where a point of it is, so far along and so far in. */
  const side = (length: number, straight: boolean, at: (far: number, deep: number) => Point): Point[] => {
    if (straight) return [at(0, 0), at(length, 0)];
    const steps = Math.max(4, Math.round(length / (26 * u)));
    return Array.from({ length: steps - 1 }, (_, i) => {
      const far = (length * (i + 0.75 + random() * 0.5)) / steps;
      let deep = (5 + random() * (DEEP - 5)) * u;
      const free = (d: number): boolean => {
        const p = at(far, d);
        return blocked.every((b) => Math.hypot(b.x - p.x, b.y - p.y) > b.r);
      };
      while (deep > SHALLOW * u && !free(deep)) deep -= 2 * u;
      return at(far, clamp(deep, SHALLOW * u, DEEP * u));
    });
  };
  const top = side(w, beside.top, (far, deep) => ({ x: x + far, y: y + deep }));
  const right = side(h, beside.right, (far, deep) => ({ x: x + w - deep, y: y + far }));
  const bottom = side(w, beside.bottom, (far, deep) => ({ x: x + w - far, y: y + h - deep }));
  const left = side(h, beside.left, (far, deep) => ({ x: x + deep, y: y + h - far }));
  // A side that goes on runs past the edge, so that no line is drawn along the seam.
  const past = 8 * u;
  const out = (points: Point[], straight: boolean, dx: number, dy: number): Point[] =>
    straight ? points.map((p) => ({ x: p.x + dx * past, y: p.y + dy * past })) : points;
  const all = [
    ...out(top, beside.top, 0, -1),
    ...out(right, beside.right, 1, 0),
    ...out(bottom, beside.bottom, 0, 1),
    ...out(left, beside.left, -1, 0),
  ];
  return `${spline([...all, all[0]!], 1)}Z`;
}
