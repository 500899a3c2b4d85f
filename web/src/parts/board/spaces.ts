import type { Space } from "../../lib/wire";
import { has } from "../scene";
import { tintOf } from "../states";
import { HEX, terrain } from "./hexes";

export type Shape =
  "disc" | "shield" | "diamond" | "pool" | "void" | "plot" | "arch" | "seat" | "land" | "city" | "hex" | "slot";

/** The shape of a space by its kind; a kind nobody knows is a disc. */
const SHAPES: Record<string, Shape> = {
  key: "shield",
  adventure: "shield",
  quest: "shield",
  boss: "shield",
  minor: "diamond",
  encounter: "diamond",
  shop: "diamond",
  whirlpool: "pool",
  portal: "pool",
  gate: "pool",
  void: "void",
  hole: "void",
  pit: "void",
  garden: "plot",
  field: "plot",
  camp: "plot",
  keep: "arch",
  room: "arch",
  chamber: "arch",
  throne: "seat",
  goal: "seat",
  land: "land",
  terrain: "land",
  city: "city",
  town: "city",
  hex: "hex",
  tile: "hex",
  slot: "slot",
};

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
  return SHAPES[space.kind] ?? "disc";
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
    diamond: ["var(--space-minor)", "var(--on-space-minor)"],
    pool: ["var(--space-whirlpool)", "var(--on-space-whirlpool)"],
    void: ["var(--space-void)", "var(--on-space-void)"],
    plot: ["var(--tint-green)", "#fff"],
    arch: ["#4b3d63", "#f3ecff"],
    seat: ["#6d1220", "#ffe3a8"],
    land: ["var(--print)", "var(--print-ink)"],
    city: ["var(--space-city)", "var(--print-ink)"],
    hex: [`var(--ground-${terrain(space.kind)[0] || "plain"}, var(--ground))`, "var(--board-text)"],
    slot: ["color-mix(in srgb, var(--table-2) 60%, transparent)", "var(--on-table)"],
  };
  const [fill, ink] = usual[shape];
  return { fill: `var(--space-${space.kind}, ${fill})`, ink: `var(--on-space-${space.kind}, ${ink})` };
}

export function isHidden(space: Space): boolean {
  return has(space, "face-down");
}
