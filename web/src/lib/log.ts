/** What the lines of a log say of whose they are and how far they go. */
import type { LogLine, Scene } from "./wire";

/** Who looks on: which seats are theirs. */
export type Mine = (seat: number | null | undefined) => boolean;

/** The lines that do not stand under a heading of these seats; before the first heading each line speaks for itself. */
export function notUnder(log: readonly LogLine[], seats: Mine): LogLine[] {
  let heading: LogLine | null = null;
  return log.filter((line) => {
    if (line.heading) heading = line;
    return !seats((heading ?? line).seat);
  });
}

/** Whether a line is worth a look at the table when it is told. */
export const weighs = (line: LogLine): boolean => (line.weight ?? 1) > 0;

export const lastSeq = (scene: Scene | null): number => scene?.log?.at(-1)?.seq ?? -1;

/** A line belongs to the answer that caused it; the beginning of the game is answer 0. */
export const momentOf = (line: Pick<LogLine, "at">): number => Math.max((line.at ?? 1) - 1, 0);

/** Which of the lines of its answer a line is: from 0, or from -1 backwards where the log begins in the middle of them. */
export function placeOf(log: readonly LogLine[], line: LogLine): number {
  const own = log.filter((other) => other.at === line.at);
  const cut = (log[0]?.seq ?? 0) > 0 && log[0]?.at === line.at;
  return own.filter((other) => other.seq < line.seq).length - (cut ? own.length : 0);
}
