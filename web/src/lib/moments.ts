/** Past moments of a table, fetched once each while they are looked at. */
import type { Scene } from "./wire";

const MOST = 60;

export class Moments {
  #kept = new Map<string, Scene>();

  constructor(readonly fetch: (seat: number | null, at: number) => Promise<Scene>) {}

  async get(seat: number | null, at: number): Promise<Scene> {
    const key = `${seat}/${at}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const scene = await this.fetch(seat, at);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, scene);
    return scene;
  }

  /** What was taken back may come otherwise. */
  clear(): void {
    this.#kept.clear();
  }
}
