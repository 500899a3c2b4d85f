/** The closer look: at which thing, beside what on the screen, and whether it stays until it is closed. */
class Peek {
  id: string | null = $state(null);
  beside: DOMRect | null = $state.raw(null);
  /** The row of things in which it lies. */
  row: DOMRect | null = $state.raw(null);
  pinned = $state(false);
  #anchor: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hushed = false;

  /** Look when the pointer has rested on a thing for a moment. */
  soon(id: string, anchor: Element, after = 450): void {
    clearTimeout(this.#timer);
    if (this.pinned || this.#hushed || this.id === id) return;
    this.#timer = setTimeout(() => this.show(id, anchor, false), after);
  }

  show(id: string, anchor: Element | null, pinned = true): void {
    clearTimeout(this.#timer);
    this.#anchor = anchor;
    this.beside = anchor?.getBoundingClientRect() ?? null;
    this.row = anchor?.closest("[data-row]")?.getBoundingClientRect() ?? null;
    this.id = id;
    this.pinned = pinned;
  }

  /** The pointer has left; what is not pinned goes. */
  later(after = 160): void {
    clearTimeout(this.#timer);
    if (!this.pinned) this.#timer = setTimeout(() => this.hide(), after);
  }

  /** Close until the pointer moves: what comes to lie under it by itself is not looked at. */
  hush(): void {
    this.hide();
    this.#hushed = true;
  }

  /** The pointer has moved. Says whether that was waited for. */
  wake(): boolean {
    const hushed = this.#hushed;
    this.#hushed = false;
    return hushed;
  }

  /** Close; focus goes back to where it came from. */
  hide(): void {
    clearTimeout(this.#timer);
    const back = this.pinned ? this.#anchor : null;
    this.id = null;
    this.pinned = false;
    this.#anchor = null;
    if (back && (back instanceof HTMLElement || back instanceof SVGElement)) back.focus({ preventScroll: true });
  }
}

export const peek = new Peek();
