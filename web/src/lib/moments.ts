/** Past moments of a table, fetched once each while they are looked at: after an answer, or at one of the lines it wrote. */
import { applyPatch } from "./patch";
import type { Moments as Told, Scene } from "./wire";

const MOST = 60;
/** So many answers whose lines are kept. */
const MOST_LINES = 400;

export type FetchScene = (seat: number | null, at: number) => Promise<Scene>;
export type FetchLines = (seat: number | null, first: number, last: number) => Promise<Told>;

export class Moments {
  #kept = new Map<string, Scene>();
  #lines = new Map<string, Scene[]>();
  /** How often something was taken back: what was asked for before it is not kept. */
  #age = 0;

  constructor(
    readonly fetch: FetchScene,
    readonly fetchLines: FetchLines,
  ) {}

  async get(seat: number | null, at: number): Promise<Scene> {
    const key = `${seat}/${at}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const age = this.#age;
    const scene = await this.fetch(seat, at);
    if (age === this.#age) keep(this.#kept, key, scene, MOST);
    return scene;
  }

  /** The table at each line that an answer wrote; those up to another answer are fetched with them, for whoever goes on. */
  async lines(seat: number | null, at: number, upTo = at): Promise<Scene[]> {
    const kept = this.#lines.get(`${seat}/${at}`);
    if (kept) return kept;
    const age = this.#age;
    const told = await this.fetchLines(seat, at, Math.max(at, upTo));
    const scenes = unrolled(told);
    const of = (answer: number): Scene[] => scenes.filter((scene) => scene.version === answer);
    for (let answer = told.first; answer <= told.last && age === this.#age; answer++)
      keep(this.#lines, `${seat}/${answer}`, of(answer), MOST_LINES);
    return of(at);
  }

  /** Forget everything, also what is on its way. */
  clear(): void {
    this.#age++;
    this.#kept.clear();
    this.#lines.clear();
  }
}

/** All the scenes of a message: the first whole, each of the others by what changed. */
export function unrolled(told: Told): Scene[] {
  if (!told.base) return [];
  const scenes = [told.base];
  for (const patch of told.steps ?? []) {
    const line = patch.log?.[0];
    scenes.push(applyPatch(scenes.at(-1)!, patch, (line?.at ?? 1) - 1));
  }
  return scenes;
}

function keep<T>(kept: Map<string, T>, key: string, what: T, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
  kept.set(key, what);
}
