import { settings } from "../../lib/settings.svelte";
import { clamp, type Point } from "../geometry";
import type { Box } from "./layout";
import { MARGIN, scaleIn } from "./room";

/** What of a board is on the screen: `k` pixels to a unit, and where the board's zero lies. */
export class Viewport {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  frame: Box = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  /** Where the whole board lies; without one it has the window to itself. */
  room: Box | null = $state.raw(null);
  /** What stays free around the whole board. */
  margin = $state(MARGIN);
  /** The whole board is to be seen. */
  fitted = $state(true);
  /** Nobody has moved it by hand: it may move by itself when the window or the question changes. */
  free = $state(true);
  moving = $state(false);
  /** Changes come with a glide, not by dragging. */
  gliding = $state(false);
  #pointers = new Map<number, Point>();
  #start: Point | null = null;
  #dragged = false;
  #glide: ReturnType<typeof setTimeout> | undefined;

  get #place(): Box {
    return this.room ?? { x: 0, y: 0, w: this.width, h: this.height };
  }

  get whole(): number {
    return scaleIn(this.frame, this.#place, this.margin);
  }

  #soft(): void {
    if (settings.still) return;
    this.gliding = true;
    clearTimeout(this.#glide);
    this.#glide = setTimeout(() => (this.gliding = false), 320);
  }

  fit(soft = true): void {
    if (soft) this.#soft();
    this.fitted = true;
    this.free = true;
    this.k = this.whole;
    const place = this.#place;
    this.x = place.x + place.w / 2 - (this.frame.x + this.frame.w / 2) * this.k;
    this.y = place.y + place.h / 2 - (this.frame.y + this.frame.h / 2) * this.k;
  }

  /** The window or the board has changed its size. */
  resize(width: number, height: number): void {
    const middle = this.#middle();
    this.width = width;
    this.height = height;
    if (this.fitted) this.fit(false);
    else this.#centre(middle);
  }

  #middle(): Point {
    return { x: (this.width / 2 - this.x) / this.k, y: (this.height / 2 - this.y) / this.k };
  }

  #centre(point: Point): void {
    this.x = this.width / 2 - point.x * this.k;
    this.y = this.height / 2 - point.y * this.k;
    this.#hold();
  }

  /** Some of the board always stays on the screen. */
  #hold(): void {
    const { x, y, w, h } = this.frame;
    const free = (size: number, from: number, length: number): [number, number] => {
      const low = size - (from + length) * this.k - 12;
      const high = -from * this.k + 12;
      return low < high ? [low, high] : [(low + high) / 2, (low + high) / 2];
    };
    const [left, right] = free(this.width, x, w);
    const [top, bottom] = free(this.height, y, h);
    this.x = clamp(this.x, left, right);
    this.y = clamp(this.y, top, bottom);
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, soft = true): void {
    if (soft) this.#soft();
    this.free = false;
    const k = clamp(this.k * factor, this.whole, Math.max(this.whole * 5, 2));
    const point = { x: (at.x - this.x) / this.k, y: (at.y - this.y) / this.k };
    this.k = k;
    this.x = at.x - point.x * k;
    this.y = at.y - point.y * k;
    this.fitted = k <= this.whole * 1.001;
    this.#hold();
  }

  pan(dx: number, dy: number, soft = false): void {
    if (soft) this.#soft();
    this.free = false;
    this.x += dx;
    this.y += dy;
    if (dx || dy) this.fitted = this.k <= this.whole * 1.001;
    this.#hold();
  }

  /** Bring a point to the middle at a scale, of itself. */
  show(point: Point, k: number, soft = true): void {
    if (soft) this.#soft();
    this.free = true;
    this.k = Math.max(k, this.whole);
    this.fitted = this.k <= this.whole * 1.001;
    this.#centre(point);
  }

  screen(point: Point): Point {
    return { x: point.x * this.k + this.x, y: point.y * this.k + this.y };
  }

  /** Move just enough that a point is well inside. */
  reveal(point: Point, margin = 60): void {
    const at = this.screen(point);
    const dx = at.x < margin ? margin - at.x : at.x > this.width - margin ? this.width - margin - at.x : 0;
    const dy = at.y < margin ? margin - at.y : at.y > this.height - margin ? this.height - margin - at.y : 0;
    if (dx || dy) this.pan(dx, dy, true);
  }

  /** Whether the last press was a drag, so that its click does not count. */
  get dragged(): boolean {
    return this.#dragged;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) {
      this.#start = { x: event.clientX, y: event.clientY };
      this.#dragged = false;
    }
  }

  move(event: PointerEvent, root: HTMLElement): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before || !this.#start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#dragged) {
      if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < 6 && this.#pointers.size < 2) return;
      this.#dragged = true;
      this.moving = true;
      root.setPointerCapture(event.pointerId);
    }
    this.#pointers.set(event.pointerId, now);
    if (this.#pointers.size === 1) return this.pan(now.x - before.x, now.y - before.y);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const box = root.getBoundingClientRect();
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) this.zoom(is / was, middle, false);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (!this.#pointers.size) this.moving = false;
  }

  wheel(event: WheelEvent, root: HTMLElement): void {
    event.preventDefault();
    const box = root.getBoundingClientRect();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.zoom(Math.exp(-clamp(step, -120, 120) * 0.002), { x: event.clientX - box.left, y: event.clientY - box.top }, false);
  }
}
