/** What the lines of a log say of whose they are and how far they go. */
import type { LogLine, Scene } from "./wire";

/** The lines that do not stand under a heading of these seats; before the first heading each line speaks for itself. */
export function notUnder(log: readonly LogLine[], seats: (seat: number | null | undefined) => boolean): LogLine[] {
  let heading: LogLine | null = null;
  return log.filter((line) => {
    if (line.heading) heading = line;
    return !seats((heading ?? line).seat);
  });
}

export const lastSeq = (scene: Scene | null): number => scene?.log?.at(-1)?.seq ?? -1;
