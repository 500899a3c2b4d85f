import type { Board, Edge, Ground, Space } from "../../lib/wire";
import { clamp, curve, distance, hash, rng, spline, type Curve, type Point } from "../geometry";
import { landscape } from "./glyphs";
import { HEX, hexesOf, type Hexes } from "./hexes";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Road extends Curve {
  edge: Edge;
}

/** A board measured once: how large its spaces are, where its roads run, and the frame that is looked at. */
export interface Layout {
  /** Size of things: 1 is a disc of radius 18 in the board's own units. */
  unit: number;
  frame: Box;
  spaces: Map<string, Space>;
  roads: Road[];
  roadOf: Map<string, Road>;
  grounds: Ground[];
  /** Land with an outline of its own, in a sea. */
  lands: Ground[];
  /** Of a board of hexes. */
  hex: Hexes | null;
}

const SIZE = 18;
const measured = new WeakMap<Board, Layout>();

function nearestGaps(spaces: Space[]): number[] {
  return spaces.map((a) => Math.min(...spaces.filter((b) => b !== a).map((b) => distance(a, b)), Infinity));
}

/** As large as the nearest neighbours allow, but no larger than looks right on a whole board. */
function unitOf(board: Board, frame: Box): number {
  const whole = Math.min(frame.h / 560, frame.w / 420);
  const gaps = nearestGaps(board.spaces ?? [])
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  if (!gaps.length) return whole;
  const middle = gaps[Math.floor(gaps.length / 2)]!;
  return clamp(Math.min(middle / 62, (gaps[0]! * 0.5) / SIZE), whole / 6, whole);
}

function frameOf(board: Board): Box {
  const [x, y, w, h] = board.view;
  const grounds = board.grounds ?? [];
  if (!grounds.length || grounds.some((ground) => ground.shape)) return { x, y, w, h };
  const left = Math.min(...grounds.map((g) => g.x));
  const top = Math.min(...grounds.map((g) => g.y));
  const right = Math.max(...grounds.map((g) => g.x + g.w));
  const bottom = Math.max(...grounds.map((g) => g.y + g.h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** A board without grounds lies on one of its own; a theme may paint it by the board's name. */
function groundsOf(board: Board, frame: Box): Ground[] {
  if (board.grounds?.some((ground) => ground.shape)) return board.grounds.filter((ground) => !ground.shape);
  if (board.grounds?.length || board.kind === "rows" || board.kind === "hex") return board.grounds ?? [];
  return [
    {
      part: "ground",
      id: `${board.id}.ground`,
      name: { id: "plain", args: { text: "" } },
      ...frame,
      texture: board.kind === "map" ? "sea" : board.id,
    },
  ];
}

export function measure(board: Board): Layout {
  let found = measured.get(board);
  if (found) return found;
  const frame = frameOf(board);
  const hex = hexesOf(board);
  const unit = hex ? hex.r / HEX : unitOf(board, frame);
  const spaces = new Map((board.spaces ?? []).map((space) => [space.id, space]));
  const others = [...spaces.values()];
  const roads: Road[] = [];
  const roadOf = new Map<string, Road>();
  for (const edge of board.edges ?? []) {
    const [a, b] = [spaces.get(edge.a), spaces.get(edge.b)];
    if (!a || !b) continue;
    const road = { ...curve(a, b, edge.a + edge.b, others, unit * (SIZE + 9)), edge };
    roads.push(road);
    roadOf.set(`${edge.a} ${edge.b}`, road);
    roadOf.set(`${edge.b} ${edge.a}`, { a: road.b, b: road.a, c: road.c, edge });
  }
  const lands = (board.grounds ?? []).filter((ground) => ground.shape);
  found = { unit, frame, spaces, roads, roadOf, grounds: groundsOf(board, frame), lands, hex };
  measured.set(board, found);
  return found;
}

/** The curves of a way over spaces; where no road runs, straight on. */
export function way(layout: Layout, path: readonly string[]): Curve[] {
  const curves: Curve[] = [];
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const road = layout.roadOf.get(`${from} ${to}`);
    const [a, b] = [layout.spaces.get(from), layout.spaces.get(to)];
    if (road) curves.push(road);
    else if (a && b) curves.push({ a, b, c: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } });
  }
  return curves;
}

export interface Deco {
  glyph: string;
  x: number;
  y: number;
  size: number;
}

/** A ground as it is painted: bands of hills, perhaps a river, what grows, stains of the paper, where its name stands. */
export interface Painting {
  hills: { d: string; ridge: string; light: boolean }[];
  /** Open country, with a shore and clearings. */
  open: boolean;
  river: string;
  deco: Deco[];
  stains: { x: number; y: number; rx: number; ry: number; light: boolean }[];
  name: Point;
}

export function paint(ground: Ground, layout: Layout, icons: string[] = []): Painting {
  const random = rng(hash(`${ground.texture ?? ""}/${ground.id}`));
  const { x, y, w, h } = ground;
  const u = layout.unit;
  const land = landscape(ground.texture ?? "", icons);
  const band = (at: number): Point[] =>
    Array.from({ length: 7 }, (_, i) => ({ x: x + (w * i) / 6, y: y + h * at + (random() - 0.5) * h * 0.13 }));
  const upper = spline(band(0.36 + random() * 0.1), 1);
  const lower = spline(band(0.7 + random() * 0.1), 1);
  const hills = [
    { d: `${upper}V${y}H${x}Z`, ridge: upper, light: true },
    { d: `${lower}V${y + h}H${x}Z`, ridge: lower, light: false },
  ];
  const river = land.river ? riverOf(ground, layout, random) : [];
  const blocked: { x: number; y: number; r: number }[] = [...layout.spaces.values()].map((s) => ({
    x: s.x,
    y: s.y,
    r: 27 * u,
  }));
  for (const road of layout.roads) for (let t = 0.12; t < 0.95; t += 0.12) blocked.push({ ...at(road, t), r: 11 * u });
  for (const point of river) blocked.push({ ...point, r: 14 * u });
  const name = nameAt(ground, layout, blocked);
  if (name.free) for (let i = 0; i < 6; i++) blocked.push({ x: name.x + i * 26 * u, y: name.y - 8 * u, r: 22 * u });
  const deco: Deco[] = [];
  const many = Math.round((land.many * (w * h)) / (layout.frame.w * layout.frame.h || 1) / (u / 1.5) ** 0.5 + 4);
  for (let tries = 0; tries < 1400 && deco.length < many; tries++) {
    const size = (25 + random() * 23) * u;
    const rim = size * 0.6 + (land.open ? 9 * u : 0);
    const px = x + rim + random() * (w - rim * 2);
    const py = y + rim + random() * (h - rim * 2);
    if (blocked.some((p) => Math.hypot(p.x - px, p.y - py) < p.r + size * 0.46)) continue;
    deco.push({ glyph: land.grows[Math.floor(random() * land.grows.length)]!, x: px, y: py, size });
    blocked.push({ x: px, y: py, r: size * 0.55 });
  }
  deco.sort((a, b) => a.y - b.y);
  const stains = Array.from({ length: 16 }, () => ({
    x: x + random() * w,
    y: y + random() * h,
    rx: (30 + random() * 90) * u,
    ry: (24 + random() * 70) * u,
    light: random() < 0.5,
  }));
  return { hills, open: !!land.open, river: river.length ? spline(river, 1) : "", deco, stains, name };
}

function at(road: Curve, t: number): Point {
  const k = 1 - t;
  return {
    x: k * k * road.a.x + 2 * k * t * road.c.x + t * t * road.b.x,
    y: k * k * road.a.y + 2 * k * t * road.c.y + t * t * road.b.y,
  };
}

/** A river finds its way from top to bottom between the spaces. */
function riverOf(ground: Ground, layout: Layout, random: () => number): Point[] {
  const { x, y, w, h } = ground;
  const inside = [...layout.spaces.values()];
  const room = (px: number, py: number): number =>
    Math.min(...inside.map((s) => Math.hypot(s.x - px, (s.y - py) * 1.3)), Infinity);
  const steps = 9;
  let last = x + w * (0.3 + random() * 0.4);
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const py = y - 20 + ((h + 40) * i) / steps;
    let best = last;
    let most = -Infinity;
    for (let j = 0; j < 12; j++) {
      const px = clamp(last + (random() - 0.5) * w * 0.34, x + w * 0.08, x + w * 0.92);
      const value = Math.min(room(px, py), 60 * layout.unit) - Math.abs(px - last) * 0.12;
      if (value > most) [best, most] = [px, value];
    }
    points.push({ x: best, y: py });
    last = best;
  }
  return points;
}

/** The name of a ground stands in the corner with most room. */
function nameAt(ground: Ground, layout: Layout, blocked: { x: number; y: number }[]): Point & { free: boolean } {
  const { x, y, w, h } = ground;
  const u = layout.unit;
  const corners: Point[] = [
    { x: x + 16 * u, y: y + h - 15 * u },
    { x: x + 16 * u, y: y + 30 * u },
    { x: x + w - 150 * u, y: y + h - 15 * u },
    { x: x + w - 150 * u, y: y + 30 * u },
    { x: x + w / 2 - 60 * u, y: y + h - 15 * u },
    { x: x + w / 2 - 60 * u, y: y + 30 * u },
  ];
  // Over the upper left of the whole board lies the way to other boards.
  const free = x <= layout.frame.x + 1 ? corners.filter((corner) => corner.y > y + h / 2) : corners;
  let best = { ...corners[0]!, free: true };
  let most = -1;
  for (const corner of free) {
    let least = Infinity;
    for (const p of blocked)
      for (let i = 0; i < 5; i++) least = Math.min(least, Math.hypot(p.x - corner.x - i * 30 * u, p.y - corner.y + 8 * u));
    if (least > most) [best, most] = [{ ...corner, free: true }, least];
  }
  return best;
}

/** Which sides of a ground touch another one: there are no corners to round, but a seam. */
export function neighbours(
  ground: Ground,
  grounds: Ground[],
): { left: boolean; right: boolean; top: boolean; bottom: boolean } {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 2;
  const meets = (a: number, b: number, c: number, d: number): boolean => Math.min(b, d) - Math.max(a, c) > 2;
  const others = grounds.filter((g) => g !== ground);
  const tall = (g: Ground): boolean => meets(g.y, g.y + g.h, ground.y, ground.y + ground.h);
  const wide = (g: Ground): boolean => meets(g.x, g.x + g.w, ground.x, ground.x + ground.w);
  return {
    left: others.some((g) => near(g.x + g.w, ground.x) && tall(g)),
    right: others.some((g) => near(g.x, ground.x + ground.w) && tall(g)),
    top: others.some((g) => near(g.y + g.h, ground.y) && wide(g)),
    bottom: others.some((g) => near(g.y, ground.y + ground.h) && wide(g)),
  };
}
