import { on } from "svelte/events";

import { settings } from "../lib/settings.svelte";
import { peek } from "./peek.svelte";
import type { Lit, Touch } from "./types";

/** What was touched: the lit thing under the pointer if there is one, else the thing itself. */
interface Found {
  id: string;
  element: Element;
  lit: Lit | undefined;
}

function found(target: EventTarget | null, root: Element, touch: Touch): Found | null {
  let first: Found | null = null;
  let at = target instanceof Element ? target.closest("[data-part]") : null;
  for (; at && root.contains(at); at = at.parentElement?.closest("[data-part]") ?? null) {
    const id = at.getAttribute("data-part") ?? "";
    const stands = at.getAttribute("data-at") ?? "";
    const own = touch.lit?.get(id);
    const lit = own ?? touch.lit?.get(stands);
    const here = { id: own || !lit ? id : stands, element: at, lit };
    if (lit) return here;
    first ??= here;
  }
  return first;
}

const HOLD = 450;

/** Gives a part of the table its hands: hover lights the answer, a click gives it, a long press looks closer. */
export function touching(
  root: HTMLElement | SVGElement,
  given: Touch,
): { update: (given: Touch) => void; destroy: () => void } {
  let touch = given;
  let over: string | null = null;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let kind = "mouse";

  const inspect = (thing: Found): void => {
    if (touch.oninspect) touch.oninspect(thing.id);
    else peek.show(thing.id, thing.element);
  };
  const look = (thing: Found | null): void => {
    const key = thing?.lit?.key ?? null;
    if (key === over) return;
    over = key;
    touch.onhover?.(key);
  };
  const click = (event: Event): void => {
    const thing = found(event.target, root, touch);
    if (held || !thing) return void (held = false);
    if (touch.asking && !thing.lit) return touch.onwhy?.(thing.id);
    if (!thing.lit) return inspect(thing);
    if (thing.lit.more.length) return peek.show(thing.id, thing.element);
    if (kind === "touch" && !settings.oneTap && touch.focusKey !== thing.lit.key) return look(thing);
    peek.later(0);
    touch.onpick?.(thing.lit.key);
  };
  const pointerover = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const thing = found(event.target, root, touch);
    look(thing);
    if (thing) peek.soon(thing.id, thing.element);
  };
  const pointerleave = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    look(null);
    peek.later();
  };
  const pointerout = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && !found(event.relatedTarget, root, touch)) pointerleave(event);
  };
  const pointerdown = (event: PointerEvent): void => {
    kind = event.pointerType;
    held = false;
    clearTimeout(hold);
    const thing = found(event.target, root, touch);
    if (kind === "touch" && thing)
      hold = setTimeout(() => {
        held = true;
        inspect(thing);
      }, HOLD);
  };
  const release = (): void => clearTimeout(hold);
  const pointermove = (event: PointerEvent): void => {
    const moved = Math.abs(event.movementX) + Math.abs(event.movementY);
    if (moved > 4) release();
    if (moved && event.pointerType !== "touch" && peek.wake()) pointerover(event);
  };
  const focusin = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) look(found(event.target, root, touch));
  };
  const focusout = (): void => look(null);
  const keydown = (event: KeyboardEvent): void => {
    kind = "keyboard";
    const drawn = event.target instanceof SVGElement; // a drawn button does not click by itself
    if (drawn && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      event.stopPropagation();
      held = false;
      click(event);
    }
  };
  const menu = (event: Event): void => {
    if (kind === "touch") event.preventDefault();
  };

  const listeners: [string, (event: never) => void][] = [
    ["click", click],
    ["pointerover", pointerover],
    ["pointerout", pointerout],
    ["pointerleave", pointerleave],
    ["pointerdown", pointerdown],
    ["pointerup", release],
    ["pointercancel", release],
    ["pointermove", pointermove],
    ["focusin", focusin],
    ["focusout", focusout],
    ["keydown", keydown],
    ["contextmenu", menu],
  ];
  // Svelte's `on`: a focused thing that is being removed says so in the middle of an update.
  const off = listeners.map(([name, run]) => on(root, name, run as EventListener));
  return {
    update: (next) => void (touch = next),
    destroy: () => {
      clearTimeout(hold);
      if (over !== null) touch.onhover?.(null);
      for (const stop of off) stop();
    },
  };
}
