/** What this viewer has not taken part in: what others did since the own last answer, and what happened while nobody looked. */
import { read, write, type Shelf } from "./kept";
import { lastSeq, notUnder, type Mine } from "./log";
import { hidden } from "./notify";
import type { LogLine, Scene } from "./wire";

export class Missed {
  /** Lines since the own last answer. */
  recap: LogLine[] = $state.raw([]);
  /** What happened while nobody looked here. */
  unread: LogLine[] = $state.raw([]);
  #from = 0;

  constructor(
    /** Where it is kept how far a seat has seen this table. */
    readonly device: Shelf,
    readonly table: string,
    readonly mine: Mine,
  ) {}

  /** The table is looked at for the first time, or anew. */
  begin(scene: Scene): void {
    // Each seat numbers its own lines.
    const seen = read<number | null>(this.device, this.#key(scene), null);
    this.unread = seen === null ? [] : this.#others(scene.log ?? []).filter((line) => line.seq > seen);
    this.mark(scene);
    this.#from = 1 + ((scene.log ?? []).findLast((line) => this.mine(line.seat))?.seq ?? -1);
    this.#retell(scene);
  }

  /** The viewer has answered; the last line before it is given. */
  answered(scene: Scene, before: number): void {
    const log = scene.log ?? [];
    // What another's or nobody's turn brings is told whole, also what one's own answer set off.
    const begun = log.find((line) => line.seq > before && line.heading && !this.mine(line.seat));
    const within = log.findLast((line) => line.heading && line.seq <= before);
    if (begun) this.#from = begun.seq;
    else if (!within || within.seat != null) this.#from = lastSeq(scene) + 1;
  }

  takenBack(scene: Scene): void {
    this.#from = Math.min(this.#from, lastSeq(scene) + 1);
  }

  /** A step is drawn. */
  shown(scene: Scene, lines: readonly LogLine[]): void {
    this.#retell(scene);
    if (hidden()) this.unread = [...this.unread, ...this.#others(lines)];
    this.mark(scene);
  }

  /** All that is drawn now counts as seen, unless there is something to catch up with. */
  mark(scene: Scene | null): void {
    if (scene && !this.unread.length && !hidden()) write(this.device, this.#key(scene), lastSeq(scene));
  }

  #key(scene: Scene): string {
    return `seen.${this.table}.${scene.seat}`;
  }

  #others(lines: readonly LogLine[]): LogLine[] {
    return lines.filter((line) => !this.mine(line.seat));
  }

  #retell(scene: Scene): void {
    this.recap = notUnder(scene.log ?? [], this.mine).filter((line) => line.seq >= this.#from);
  }
}
