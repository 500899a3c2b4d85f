/** A point, in a board's own units. */
export interface Point {
  x: number;
  y: number;
}

/** A number from a text; the same everywhere and always. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Random numbers from 0 to 1 that are the same for the same seed: what is painted never changes between visits. */
export function rng(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (n: number): number => Math.round(n * 10) / 10;
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

/** A smooth line through points. */
export function spline(points: Point[], tension = 0.5): string {
  const at = (i: number): Point => points[clamp(i, 0, points.length - 1)]!;
  let d = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = { x: p1.x + ((p2.x - p0.x) * tension) / 3, y: p1.y + ((p2.y - p0.y) * tension) / 3 };
    const c2 = { x: p2.x - ((p3.x - p1.x) * tension) / 3, y: p2.y - ((p3.y - p1.y) * tension) / 3 };
    d += `C${round(c1.x)} ${round(c1.y)} ${round(c2.x)} ${round(c2.y)} ${round(p2.x)} ${round(p2.y)}`;
  }
  return d;
}

/** A road bends a little, to the side where it meets no other space. */
export interface Curve {
  a: Point;
  c: Point;
  b: Point;
}

export function along({ a, c, b }: Curve, t: number): Point {
  const u = 1 - t;
  return { x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y };
}

export function drawn({ a, c, b }: Curve): string {
  return `M${round(a.x)} ${round(a.y)}Q${round(c.x)} ${round(c.y)} ${round(b.x)} ${round(b.y)}`;
}

function bent(a: Point, b: Point, k: number): Curve {
  return { a, b, c: { x: (a.x + b.x) / 2 - (b.y - a.y) * k, y: (a.y + b.y) / 2 + (b.x - a.x) * k } };
}

export function curve(a: Point, b: Point, seed: string, others: Point[], room: number): Curve {
  const side = hash(seed) % 2 ? 1 : -1;
  const clear = (way: Curve): number => {
    let least = Infinity;
    for (const other of others) {
      if (other === a || other === b) continue;
      for (let t = 0.15; t < 0.9; t += 0.1) least = Math.min(least, distance(along(way, t), other));
    }
    return least;
  };
  let best: Curve | null = null;
  let most = -1;
  for (const k of [0.1, -0.1, 0.24, -0.24, 0.4, -0.4]) {
    const way = bent(a, b, k * side);
    const free = clear(way);
    if (free >= room) return way;
    if (free > most) [best, most] = [way, free];
  }
  return best ?? bent(a, b, 0.1 * side);
}

/** The shortest way over edges, both ends included; empty if there is none. */
export function shortest(edges: { a: string; b: string; kind?: string }[], from: string, to: string): string[] {
  const next = new Map<string, string[]>();
  const join = (a: string, b: string): void => void (next.get(a)?.push(b) ?? next.set(a, [b]));
  for (const edge of edges) {
    join(edge.a, edge.b);
    if (edge.kind !== "one-way") join(edge.b, edge.a);
  }
  const before = new Map<string, string>([[from, from]]);
  for (const queue = [from]; queue.length;) {
    const at = queue.shift()!;
    if (at === to) break;
    for (const step of next.get(at) ?? [])
      if (!before.has(step)) {
        before.set(step, at);
        queue.push(step);
      }
  }
  if (!before.has(to)) return [];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}

/** The thing nearest to `from` in the direction of an arrow key: near ahead counts, far to the side does not. */
export function nearest<T extends Point>(from: Point, things: T[], dx: number, dy: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const ahead = (thing.x - from.x) * dx + (thing.y - from.y) * dy;
    const aside = Math.abs((thing.x - from.x) * dy) + Math.abs((thing.y - from.y) * dx);
    if (ahead <= 1 || aside > ahead * 2.5) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}
