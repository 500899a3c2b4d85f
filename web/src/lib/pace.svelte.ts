/** Shows what other seats did one step after another, slow enough to be read. */
import { weighs } from "./log";
import type { LogLine, Scene } from "./wire";

/** One thing that happened: how the table stood after it, and the lines it wrote. */
export interface Step {
  scene: Scene;
  lines: LogLine[];
  /** Done by this viewer, who need not wait to see it. */
  own: boolean;
  /** It ends with a question to this viewer. */
  asks: boolean;
  /** The event that told of it. */
  n?: number;
  /** The table before it, while the table at single lines of it is still to come. */
  before?: Scene;
}

/** So long is waited for the table at single lines; then it is shown as it is after all of them. */
export const WAIT = 1_500;

/** At once still means: no more pictures than a screen can draw. After so many in a second, what comes is shown together. */
const BURST = 6;
const GATHER = 200;

export class Pacer {
  paused = $state(false);
  queued = $state(0);
  /** The next step waits for the table at its lines. */
  opening = $state(false);
  #queue: Step[] = [];
  /** Until when the steps within a step are waited for. */
  #until = new WeakMap<Step, number>();
  #nextAt = 0;
  #shown: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (step: Step) => void,
    /** Milliseconds for one step now; 0 shows everything at once. */
    readonly pace: () => number,
  ) {}

  get playing(): boolean {
    return this.queued > 0;
  }

  /** Milliseconds until the question to this viewer that ends what is playing, or null if none does. */
  get left(): number | null {
    return this.queued && this.#queue.at(-1)?.asks ? this.queued * this.pace() : null;
  }

  push(step: Step): void {
    if (!this.#queue.length) {
      const free = step.own || Date.now() >= this.#due();
      if (free && !this.paused && !step.before) return this.#present(step);
      if (step.own) this.#nextAt = 0;
    }
    if (step.before) this.#until.set(step, Date.now() + WAIT);
    this.#queue.push(step);
    this.#changed();
  }

  /** The step of an event that waits for the table at its lines. */
  waiting(n: number): Step | undefined {
    return this.#queue.find((step) => step.before && step.n === n);
  }

  /** In the place of a step come those it consists of; without any it is shown as a whole. */
  open(step: Step, steps: Step[]): void {
    const at = this.#queue.indexOf(step);
    if (at >= 0) this.#queue.splice(at, 1, ...(steps.length ? steps : [{ ...step, before: undefined }]));
    this.#changed();
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
    this.#plan();
  }

  /** One step, whatever the time; what matters little is passed over on the way to it. */
  forward(): void {
    let step = this.#queue.shift();
    while (step && !step.lines.some(weighs) && this.#queue[0] && !this.#queue[0].before) {
      const next = this.#queue.shift()!;
      step = { ...next, lines: [...step.lines, ...next.lines] };
    }
    if (step) this.#present(step);
    this.#changed();
  }

  /** Forget what was still to be shown. */
  clear(): void {
    this.#stop();
    this.#queue = [];
    this.paused = false;
    this.#count();
  }

  #changed(): void {
    this.#count();
    if (!this.paused) this.#plan();
  }

  #present(step: Step): void {
    const now = Date.now();
    this.#shown = [...this.#shown.filter((at) => now - at < 1000), now].slice(-BURST);
    if (step.own || step.lines.some(weighs)) this.#nextAt = now + this.pace();
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
    const next = this.#queue[0];
    if (!next) return;
    if (!this.pace()) {
      const wait = this.#due() - Date.now();
      if (wait <= 0) this.skip();
      else this.#timer = setTimeout(() => this.skip(), wait);
    } else if (next.before) {
      const wait = (this.#until.get(next) ?? 0) - Date.now();
      this.#timer = setTimeout(() => this.open(next, []), Math.max(0, wait));
    } else this.#timer = setTimeout(() => this.forward(), Math.max(0, this.#nextAt - Date.now()));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #count(): void {
    this.queued = this.pace() || this.paused ? this.#queue.length : 0;
    this.opening = !!this.#queue[0]?.before;
  }
}
