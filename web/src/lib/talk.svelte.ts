/** What people say at a table, and how much of it has been read on this device. */
import { read, write, type Shelf } from "./kept";
import { play } from "./sound";
import type { ChatLine } from "./wire";

export class Talk {
  lines: ChatLine[] = $state.raw([]);
  /** Lines not yet read. */
  unheard = $state(0);
  readonly #key: string;

  constructor(
    table: string,
    readonly device: Shelf,
  ) {
    this.#key = `heard.${table}`;
  }

  begin(lines: ChatLine[]): void {
    this.lines = lines;
    const heard = read<number>(this.device, this.#key, -1);
    this.unheard = lines.filter((line) => line.n > heard).length;
  }

  add(line: ChatLine, own: boolean): void {
    this.lines = [...this.lines, line];
    if (own) return;
    this.unheard += 1;
    play("chat");
  }

  heard(): void {
    this.unheard = 0;
    write(this.device, this.#key, this.lines.at(-1)?.n ?? -1);
  }
}
