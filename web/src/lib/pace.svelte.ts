/** Shows what other seats did one step after another, slow enough to be read. */
import type { LogLine, Scene } from "./wire";

/** One thing that happened: how the table stood after it, and the lines it wrote. */
export interface Step {
  scene: Scene;
  lines: LogLine[];
  /** Done by this viewer, who need not wait to see it. */
  own: boolean;
  /** It ends with a question to this viewer. */
  asks: boolean;
}

/** Longer than this, nobody waits for a question that is already there. */
export const PATIENCE = 4_000;

/** At once still means: no more pictures than a screen can draw. After so many in a second, what comes is shown together. */
const BURST = 6;
const GATHER = 200;

export class Pacer {
  paused = $state(false);
  queued = $state(0);
  #queue: Step[] = [];
  #nextAt = 0;
  #shown: number[] = [];
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (step: Step) => void,
    /** Milliseconds for one step now; 0 shows everything at once. */
    readonly pace: () => number,
  ) {}

  get playing(): boolean {
    return this.queued > 0;
  }

  push(step: Step): void {
    if (!this.#queue.length) {
      const free = step.own || Date.now() >= this.#due();
      if (free && !this.paused) return this.#present(step);
      this.#began = Date.now();
    }
    this.#queue.push(step);
    this.#count();
    if (!this.paused) this.#plan();
  }

  /** To the end at once; the lines of all steps are told together. */
  skip(): void {
    const rest = this.#queue;
    const last = rest.at(-1);
    this.clear();
    if (last) this.#present({ ...last, lines: rest.flatMap((step) => step.lines) });
  }

  pause(): void {
    this.paused = true;
    this.#stop();
  }

  play(): void {
    this.paused = false;
    this.#began = Date.now();
    this.#plan();
  }

  /** One step, whatever the time. */
  forward(): void {
    const step = this.#queue.shift();
    this.#count();
    if (!step) return;
    this.#present(step);
    if (!this.paused) this.#plan();
  }

  /** Forget what was still to be shown. */
  clear(): void {
    this.#stop();
    this.#queue = [];
    this.paused = false;
    this.#count();
  }

  #present(step: Step): void {
    const now = Date.now();
    this.#shown = [...this.#shown.filter((at) => now - at < 1000), now].slice(-BURST);
    this.#nextAt = now + this.pace();
    this.show(step);
  }

  /** When the next step may be shown. */
  #due(): number {
    if (this.pace()) return this.#nextAt;
    const last = this.#shown.at(-1) ?? 0;
    return this.#shown.length === BURST && last - this.#shown[0]! < 1000 ? last + GATHER : 0;
  }

  #plan(): void {
    this.#stop();
    if (!this.#queue.length) return;
    if (!this.pace()) {
      const wait = this.#due() - Date.now();
      if (wait <= 0) this.skip();
      else this.#timer = setTimeout(() => this.skip(), wait);
      return;
    }
    if (this.#queue.at(-1)?.asks && Date.now() - this.#began >= PATIENCE) return this.skip();
    this.#timer = setTimeout(() => this.forward(), Math.max(0, this.#nextAt - Date.now()));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #count(): void {
    this.queued = this.pace() || this.paused ? this.#queue.length : 0;
  }
}
