import { settings } from "../../lib/settings.svelte";
import type { Ground } from "../../lib/wire";
import { has } from "../scene";
import type { Layout } from "./layout";

const covers = (big: Ground, small: Ground): boolean =>
  big.x <= small.x + 1 && big.x + big.w >= small.x + small.w - 1 && big.y < small.y + small.h && small.y < big.y + big.h;

/** When a ground is laid open or shut, its outer leaf turns about the hinge, with the closed picture on its back. */
export function fold(world: HTMLElement, given: Layout): { update: (layout: Layout) => void; destroy: () => void } {
  let layout = given;
  let drawn = grounds();
  const stages = new Set<HTMLElement>();

  function grounds(): Map<string, HTMLElement> {
    const found = [...world.querySelectorAll<HTMLElement>("[data-ground]")].filter((node) => !node.closest(".fold-stage"));
    return new Map(found.map((node) => [node.dataset["ground"]!, node]));
  }

  function update(next: Layout): void {
    if (next === layout) return;
    const [before, old] = [layout, drawn];
    layout = next;
    drawn = grounds();
    for (const ground of next.grounds) {
      if (old.has(ground.id)) continue;
      const was = before.grounds.find((one) => !drawn.has(one.id) && (covers(one, ground) || covers(ground, one)));
      const [from, to] = [was && old.get(was.id), drawn.get(ground.id)];
      if (was && from && to) turn(was, ground, from, to);
    }
  }

  function turn(was: Ground, now: Ground, from: HTMLElement, to: HTMLElement): void {
    const opening = has(now, "open") || now.w > was.w;
    if (settings.still || Math.abs(now.w - was.w) < 2) {
      to.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 400 });
      return;
    }
    const [big, small] = opening ? [now, was] : [was, now];
    const [bigView, smallView] = opening ? [to, from] : [from, to];
    const left = small.x - big.x > 1; // the leaf that turns lies left of the closed ground
    const hinge = left ? small.x : small.x + small.w;
    const leaf = { x: left ? big.x : hinge, w: big.w - small.w };

    const set = (node: HTMLElement, css: Partial<CSSStyleDeclaration>): HTMLElement => (Object.assign(node.style, css), node);
    const box = (x: number, w: number): HTMLElement =>
      set(document.createElement("div"), {
        position: "absolute",
        left: `${x}px`,
        top: `${big.y}px`,
        width: `${w}px`,
        height: `${big.h}px`,
      });
    const copy = (view: HTMLElement, x: number): HTMLElement =>
      set(view.cloneNode(true) as HTMLElement, { left: `${x}px`, top: "0" });
    const window = (view: HTMLElement, x: number, w: number, shift: number): HTMLElement => {
      const frame = set(box(x, w), { overflow: "hidden" });
      frame.append(copy(view, shift));
      return frame;
    };

    const stage = box(0, 0);
    stages.add(stage);
    stage.className = "fold-stage";
    set(stage, {
      top: "0",
      perspective: `${big.h * 3}px`,
      perspectiveOrigin: `${hinge}px ${big.y + big.h / 2}px`,
      pointerEvents: "none",
    });
    stage.append(window(bigView, small.x, small.w, big.x - small.x));
    const flap = set(box(leaf.x, leaf.w), { transformStyle: "preserve-3d", transformOrigin: left ? "100% 50%" : "0 50%" });
    const front = set(window(bigView, 0, leaf.w, big.x - leaf.x), { top: "0", backfaceVisibility: "hidden" });
    const back = set(window(smallView, 0, leaf.w, 0), { top: "0", backfaceVisibility: "hidden", transform: "rotateY(180deg)" });
    flap.append(back, front);
    stage.append(flap);
    to.style.visibility = "hidden";
    to.parentElement?.append(stage);

    const shut = `rotateY(${left ? 180 : -180}deg)`;
    const frames = [{ transform: "rotateY(0deg)" }, { transform: shut }];
    const motion = flap.animate(opening ? frames.reverse() : frames, {
      duration: 700,
      easing: "cubic-bezier(.4, .1, .3, 1)",
      fill: "forwards",
    });
    const end = (): void => {
      to.style.visibility = "";
      stage.remove();
      stages.delete(stage);
    };
    motion.onfinish = end;
    motion.oncancel = end;
    // What is printed on it comes when it lies flat.
    for (const print of world.querySelectorAll(`[data-of="${CSS.escape(now.id)}"]`))
      print.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { duration: 900 });
    for (const roads of world.querySelectorAll("[data-roads]"))
      roads.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], { duration: 900 });
  }

  return { update, destroy: () => stages.forEach((stage) => stage.remove()) };
}
