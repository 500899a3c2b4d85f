import { on } from "svelte/events";

import { settings } from "../lib/settings.svelte";
import { peek } from "./peek.svelte";
import { isOne } from "./spoken";
import type { Lit, Touch } from "./types";

/** What was touched: the lit thing under the pointer if there is one, else the thing itself. */
interface Found {
  id: string;
  element: Element;
  lit: Lit | undefined;
}

function found(target: EventTarget | null, root: Element, touch: Touch): Found | null {
  let first: Found | null = null;
  let at = target instanceof Element ? target.closest("[data-part], [data-for]") : null;
  const stands = at?.getAttribute("data-for");
  // The place of a thing that is drawn up is the thing itself.
  if (stands) at = root.querySelector(`[data-part="${CSS.escape(stands)}"]`);
  for (; at && root.contains(at); at = at.parentElement?.closest("[data-part]") ?? null) {
    const id = at.getAttribute("data-part") ?? "";
    const under = at.getAttribute("data-at") ?? "";
    const own = touch.lit?.get(id);
    const lit = own ?? touch.lit?.get(under);
    const here = { id: own || !lit ? id : under, element: at, lit };
    if (lit) return here;
    first ??= here;
  }
  return first;
}

const HOLD = 450;
/** A pointer that has gone further than this between press and release has thought better of it. */
const SLIP = 12;

/** Where a pointer went down, and what it was promised there. */
interface Press {
  element: Element;
  x: number;
  y: number;
  id: string;
  key: string | undefined;
}

/** Gives a part of the table its hands: hover lights the answer, a click gives it, a long press looks closer. */
export function touching(
  root: HTMLElement | SVGElement,
  given: Touch,
): { update: (given: Touch) => void; destroy: () => void } {
  let touch = given;
  let over: string | null = null;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let press: Press | null = null;
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
  /** What a click is for: the thing that was pressed, whatever lies under the pointer by now. Nothing if the answer it stood
   *  for has changed meanwhile. */
  const clicked = (event: Event): Found | null => {
    const was = press;
    press = null;
    if (!was || !(event instanceof MouseEvent)) return found(event.target, root, touch);
    if (Math.hypot(event.clientX - was.x, event.clientY - was.y) > SLIP) return null;
    // It may have been drawn anew between press and release.
    const there = root.contains(was.element) ? was.element : root.querySelector(`[data-part="${CSS.escape(was.id)}"]`);
    const thing = found(there, root, touch);
    return thing && thing.id === was.id && thing.lit?.key === was.key ? thing : null;
  };
  const click = (event: Event): void => {
    const thing = clicked(event);
    if (held || !thing) return void (held = false);
    if (touch.asking && !thing.lit) return touch.onwhy?.(thing.id);
    if (!thing.lit) return void (touch.onturn?.(thing.id) || inspect(thing));
    if (!isOne(thing.lit)) return peek.show(thing.id, thing.element);
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
    press = thing && { element: thing.element, x: event.clientX, y: event.clientY, id: thing.id, key: thing.lit?.key };
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
    press = null;
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
