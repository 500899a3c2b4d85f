import type { EndLine, Progress } from "../lib/wire";

/** The room a course is drawn in, and where its axes stand. */
export const ROOM = { wide: 560, high: 230, left: 34, right: 20, top: 16, bottom: 30 };
/** Line styles, so that colour is never the only cue. */
const DASHES = ["", "7 4", "2 4", "10 4 2 4"];
const TICKS = 6;

export interface Drawn {
  side: number;
  path: string;
  dash: string;
  /** Where it ends, moved apart from others that end alike. */
  x: number;
  y: number;
}

export interface Axis {
  at: number;
  label: string;
}

const inner = { wide: ROOM.wide - ROOM.left - ROOM.right, high: ROOM.high - ROOM.top - ROOM.bottom };

export function bounds(progress: Progress): { low: number; high: number } {
  const all = progress.lines.flatMap((line) => line.values);
  const low = Math.min(0, ...all);
  return { low, high: Math.max(low + 1, ...all) };
}

const across = (at: number, count: number): number => ROOM.left + (inner.wide * at) / Math.max(count - 1, 1);

function up(value: number, { low, high }: { low: number; high: number }): number {
  return ROOM.top + inner.high * (1 - (value - low) / (high - low));
}

/** Each line as steps: a value holds until it changes. */
export function drawn(progress: Progress): Drawn[] {
  const range = bounds(progress);
  const count = progress.rounds.length + 1;
  const ends = new Map<number, number>();
  return progress.lines.map((line: EndLine, n) => {
    const points = line.values.map((value, at) => [across(at, count), up(value, range)] as const);
    const path = points.map(([x, y], at) => (at ? `H${round(x)}V${round(y)}` : `M${round(x)} ${round(y)}`)).join("");
    const last = line.values.at(-1) ?? 0;
    const before = ends.get(last) ?? 0;
    ends.set(last, before + 1);
    return {
      side: line.side,
      path,
      dash: DASHES[n % DASHES.length]!,
      x: across(count - 1, count) - 15 * before,
      y: up(last, range),
    };
  });
}

/** A few whole numbers up the side. */
export function heights(progress: Progress): Axis[] {
  const range = bounds(progress);
  const step = Math.max(1, Math.ceil((range.high - range.low) / TICKS));
  const found: Axis[] = [];
  for (let value = range.low; value <= range.high; value += step) found.push({ at: up(value, range), label: String(value) });
  return found;
}

/** A few rounds along the foot. */
export function rounds(progress: Progress): Axis[] {
  const count = progress.rounds.length + 1;
  const step = Math.max(1, Math.ceil(progress.rounds.length / TICKS));
  return progress.rounds
    .map((label, at) => ({ at: across(at, count), label: String(label) }))
    .filter((_, at) => at % step === 0);
}

const round = (number: number): number => Math.round(number * 10) / 10;
