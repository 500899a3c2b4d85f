/** Looking back: the moment of a table that is drawn in place of now. Every public field is reactive. */
import type { Moments } from "./moments";
import type { Scene } from "./wire";

/** So many answers are fetched ahead of one who steps through their lines. */
const AHEAD = 10;

export class Past {
  /** The answer after which the table is looked at, or null for now. */
  at: number | null = $state(null);
  /** Which of the lines of that answer is looked at, from 0; null is after all of them. */
  line: number | null = $state(null);
  /** How many lines that answer wrote, while one of them is looked at. */
  lines: number = $state(0);
  scene: Scene | null = $state.raw(null);
  /** How often another moment was asked for: only the last wish counts. */
  #wishes = 0;

  constructor(
    readonly moments: Moments,
    /** From which seat it is looked at. */
    readonly seat: () => number | null,
  ) {}

  async travel(at: number | null): Promise<void> {
    if (at !== null) return await this.#look(at, null, () => this.moments.get(this.seat(), at));
    this.#wishes++;
    [this.at, this.line, this.scene] = [null, null, null]; // at once: no moment of now is drawn with a table of then
  }

  async travelTo(at: number, line: number, upTo = at): Promise<void> {
    await this.#look(at, line, async () => {
      const scenes = await this.moments.lines(this.seat(), at, upTo);
      const place = line < 0 ? Math.max(scenes.length + line, 0) : Math.min(line, scenes.length - 1);
      const found = scenes[place];
      // An answer that wrote nothing is seen as a whole.
      if (this.at === at && this.line === line) [this.line, this.lines] = [found ? place : null, scenes.length];
      return found ?? (await this.moments.get(this.seat(), at));
    });
  }

  async lineBy(by: 1 | -1, last: number): Promise<boolean> {
    let { at, line } = this;
    while (at !== null && at >= 0 && at <= last) {
      const count = (await this.moments.lines(this.seat(), at, by > 0 ? Math.min(at + AHEAD, last) : at)).length;
      const to: number = line === null ? (by < 0 ? count - 1 : count) : line + by;
      if (to >= 0 && to < count) {
        await this.travelTo(at, to);
        return true;
      }
      at += by;
      line = by > 0 ? -1 : null;
    }
    return false;
  }

  async #look(at: number, line: number | null, look: () => Promise<Scene>): Promise<void> {
    const before = [this.at, this.line] as const;
    const wish = ++this.#wishes;
    [this.at, this.line] = [at, line];
    try {
      const scene = await look();
      if (wish === this.#wishes) this.scene = scene;
    } catch (error) {
      if (wish === this.#wishes) [this.at, this.line] = before;
      throw error;
    }
  }
}
