import type { Space, SpaceLook } from "../../lib/wire";
import { spaceLook, terrainLook } from "../looks.svelte";
import { has } from "../scene";
import { tintOf } from "../states";
import { HEX } from "./hexes";

/** Shapes a theme may give to a kind of space, and those that belong to a kind of board. */
export type Shape = NonNullable<SpaceLook["shape"]> | "hex" | "slot";

/** Half the width of each shape, in units of the board. */
const RADIUS: Record<Shape, number> = {
  disc: 18,
  shield: 23,
  diamond: 24,
  pool: 23,
  void: 29,
  plot: 24,
  arch: 25,
  seat: 31,
  land: 18,
  city: 14,
  hex: HEX,
  slot: 40,
};

export function shapeOf(space: Space, boardKind: string): Shape {
  if (boardKind === "hex") return "hex";
  if (boardKind === "rows") return "slot";
  return spaceLook(space.kind).shape ?? "disc";
}

export function radiusOf(shape: Shape): number {
  return RADIUS[shape];
}

/** Paint by kind: a theme may give --space-<kind> and --on-space-<kind>; a colour word in the state is stronger. */
export function paintOf(space: Space, shape: Shape): { fill: string; ink: string } {
  const tint = tintOf(space.state);
  if (tint && shape !== "hex") return { fill: `var(--tint-${tint})`, ink: "var(--on-tint)" };
  const quiet = shape === "disc" && !space.icon && !space.badge;
  const usual: Record<Shape, [string, string]> = {
    disc: quiet ? ["var(--space)", "var(--space-ink)"] : ["var(--mark)", "#fff"],
    shield: ["var(--tint-purple)", "#fff"],
    diamond: ["var(--space-diamond)", "var(--on-space-diamond)"],
    pool: ["var(--space-pool)", "var(--on-space-pool)"],
    void: ["var(--space-void)", "var(--on-space-void)"],
    plot: ["var(--tint-green)", "#fff"],
    arch: ["#4b3d63", "#f3ecff"],
    seat: ["#6d1220", "#ffe3a8"],
    land: ["var(--print)", "var(--print-ink)"],
    city: ["var(--space-city)", "var(--print-ink)"],
    hex: [`var(--ground-${terrainLook(space.kind).ground || "plain"}, var(--ground))`, "var(--board-text)"],
    slot: ["color-mix(in srgb, var(--table-2) 60%, transparent)", "var(--on-table)"],
  };
  const [fill, ink] = usual[shape];
  return { fill: `var(--space-${space.kind}, ${fill})`, ink: `var(--on-space-${space.kind}, ${ink})` };
}

export function isHidden(space: Space): boolean {
  return has(space, "face-down");
}
