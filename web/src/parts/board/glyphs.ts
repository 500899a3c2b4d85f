import type { Landscape } from "../../lib/wire";
import { landscapeLook } from "../looks.svelte";

/** Ink lines that lie on a painted ground, around 0 and about 24 units wide. Everything else that grows there is an icon. */
export const LINES: Record<string, string> = {
  dune: "M-13 5C-7-4-2-4 2 2 5-2 9-2 13 3M-9 9C-4 4 2 4 6 9",
  hill: "M-12 7C-8-3-2-5 1 3M-2-1C3-7 9-3 12 7M-7 7h3M4 7h3",
  wave: "M-12 0q3-5 6 0t6 0 6 0 6 0M-8 5q3-4 6 0t6 0",
  slab: "M-11-6h9v5h-9zM0-6h11v5H0zM-11 1H-4v5h-7zM-2 1h9v5h-9z",
  flake: "M0-9V9M-8-4.5 8 4.5M-8 4.5 8-4.5M-2-7 0-5l2-2M-2 7 0 5l2 2",
};

/** What grows where nothing else is said. */
const PLAIN = ["high-grass", "hill", "stone-pile", "oak", "beech"];

/** What a ground of this texture looks like; a theme may name icons of its own for it. */
export function landscape(texture: string, icons: string[] = []): Required<Pick<Landscape, "grows" | "many">> & Landscape {
  const usual = landscapeLook(texture);
  const grows = usual.grows ?? PLAIN;
  const many = usual.many ?? 28;
  return { ...usual, many, grows: icons.length ? [...icons, ...grows.filter((name) => name in LINES)] : grows };
}
