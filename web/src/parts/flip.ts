import { settings } from "../lib/settings.svelte";
import type { Card, Scene, Zone } from "../lib/wire";
import { ofKind } from "./scene";

interface Seen {
  node: HTMLElement;
  box: DOMRect;
}

/** Shows where cards and tokens went: measure before, let the page change, then play the way from the old place to the new one. */
export class Flip {
  #before = new Map<string, Seen>();
  #scene: Scene | null = null;

  /** Call before the page changes. */
  measure(): void {
    this.#before.clear();
    for (const node of document.querySelectorAll<HTMLElement>("[data-flip]")) {
      const id = node.dataset["flip"];
      if (id && !this.#before.has(id)) this.#before.set(id, { node, box: node.getBoundingClientRect() });
    }
  }

  /** Call when it has changed. */
  play(scene: Scene): void {
    const old = this.#scene;
    this.#scene = scene;
    if (!old || old === scene || old.game !== scene.game) return;
    const was = new Map(ofKind(old, "card").map((card) => [card.id, card]));
    const piles = shrunk(ofKind(old, "zone"), ofKind(scene, "zone"));
    let delay = 0;
    const shown = new Set<string>();
    for (const node of document.querySelectorAll<HTMLElement>("[data-flip]")) {
      const id = node.dataset["flip"]!;
      shown.add(id);
      const box = node.getBoundingClientRect();
      const from = this.#before.get(id)?.box ?? this.#origin(id, was, piles);
      if (!from) continue;
      const [dx, dy] = [
        from.left + from.width / 2 - box.left - box.width / 2,
        from.top + from.height / 2 - box.top - box.height / 2,
      ];
      if (Math.abs(dx) + Math.abs(dy) < 4 || !box.width) continue;
      // A strip that only made room is not a story; a thing that crossed the table is.
      const far = Math.hypot(dx, dy) > 90;
      if (settings.still) {
        if (far)
          node.animate([{ outline: "3px solid var(--focus)" }, { outline: "3px solid var(--focus)" }], { duration: 400 });
        continue;
      }
      const turned = !this.#before.has(id);
      node.animate(
        [
          { transform: `translate(${dx}px, ${dy}px)${turned ? " rotateY(90deg) scale(.7)" : ""}`, zIndex: 9 },
          { transform: "none", zIndex: 9 },
        ],
        {
          duration: far ? 320 : 250,
          delay: far ? Math.min(delay, 580) : 0,
          easing: "cubic-bezier(.2, .8, .2, 1)",
          fill: "backwards",
        },
      );
      if (far) delay += 60;
    }
    for (const card of ofKind(scene, "card")) {
      const seen = this.#before.get(card.id);
      if (!shown.has(card.id) && seen && !settings.still) send(seen, card.at);
    }
  }

  #origin(id: string, was: Map<string, Card>, piles: Zone[]): DOMRect | null {
    const card = was.get(id);
    const zone = card ? card.at : piles[0]?.id;
    return (zone && this.#before.get(zone)?.box) || null;
  }
}

/** Piles that have fewer cards than before. */
function shrunk(before: Zone[], after: Zone[]): Zone[] {
  const now = new Map(after.map((zone) => [zone.id, zone.count ?? 0]));
  return before.filter((zone) => zone.kind === "pile" && (now.get(zone.id) ?? 0) < (zone.count ?? 0));
}

/** A thing that left the open table flies to the pile it now lies in. */
function send({ node, box }: Seen, zone: string): void {
  const pile = document.querySelector<HTMLElement>(`[data-flip="${CSS.escape(zone)}"]`)?.getBoundingClientRect();
  if (!pile || node.isConnected) return;
  node.removeAttribute("data-flip");
  node.removeAttribute("data-part");
  node.setAttribute("aria-hidden", "true");
  Object.assign(node.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    zIndex: "19",
    pointerEvents: "none",
  });
  document.body.append(node);
  const [dx, dy] = [
    pile.left + pile.width / 2 - box.left - box.width / 2,
    pile.top + pile.height / 2 - box.top - box.height / 2,
  ];
  const motion = node.animate([{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(.4)`, opacity: 0.4 }], {
    duration: 320,
    easing: "cubic-bezier(.4, 0, .6, 1)",
    fill: "forwards",
  });
  motion.onfinish = () => node.remove();
  motion.oncancel = () => node.remove();
}
