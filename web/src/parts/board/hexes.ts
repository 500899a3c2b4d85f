/** Hexes: how large they are, which way up, and where walls stand between them. */
import type { Board, Space } from "../../lib/wire";
import { distance, round, type Point } from "../geometry";
import { has } from "../scene";

export interface Hexes {
  /** From the middle to a corner, in the board's units. */
  r: number;
  /** Degrees: 0 has a flat side above, 30 a corner. */
  turn: number;
  /** The sides that cannot be crossed, as one path. */
  walls: string;
  /** Marks on those that can, where tiles say so. */
  paths: string;
}

/** Half the width of a hex in the units its face is drawn in. */
export const HEX = 43.5;

export function hexesOf(board: Board): Hexes | null {
  const spaces = board.spaces ?? [];
  if (board.kind !== "hex" || spaces.length < 2) return null;
  let [gap, a, b] = [Infinity, spaces[0]!, spaces[1]!];
  for (const [at, one] of spaces.entries())
    for (const other of spaces.slice(at + 1)) if (distance(one, other) < gap) [gap, a, b] = [distance(one, other), one, other];
  const angle = (((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) % 60) + 60;
  const turn = Math.abs((angle % 60) - 30) < 15 ? 0 : 30;
  const r = gap / Math.sqrt(3);
  return { r, turn, walls: wallsOf(board, spaces, gap, r, turn), paths: marksOf(spaces, r, turn) };
}

/** Tiles that say where their walls are have them all around, also towards nothing. Else, where ways are given, two hexes that
 *  touch and have none between them are walled off. */
function wallsOf(board: Board, spaces: Space[], gap: number, r: number, turn: number): string {
  if (spaces.some((space) => space.walls))
    return spaces
      .filter((space) => !has(space, "ghost"))
      .map((space) => wallLines(space, space.walls ?? "", r, turn))
      .join("");
  const edges = board.edges ?? [];
  if (!edges.length) return "";
  const open = new Set(edges.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  let path = "";
  for (const [at, a] of spaces.entries())
    for (const b of spaces.slice(at + 1)) {
      if (distance(a, b) > gap * 1.05 || open.has(`${a.id} ${b.id}`)) continue;
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      const [dx, dy] = [((b.y - a.y) / gap) * r * 0.46, ((a.x - b.x) / gap) * r * 0.46];
      path += `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`;
    }
  return path;
}

function marksOf(spaces: Space[], r: number, turn: number): string {
  const tiles = spaces.filter((space) => space.walls && !has(space, "ghost"));
  return tiles.map((space) => pathMarks(space, pathsOf(space.walls ?? ""), r, turn)).join("");
}

/** The direction of a side, from north clockwise. */
const angleOf = (side: number, turn: number): number => ((side * 60 - 90 + turn) * Math.PI) / 180;

/** The point at a side of a hex, so far from its middle. */
export function atSide(middle: Point, side: number, far: number, turn: number): Point {
  const angle = angleOf(side, turn);
  return { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
}

/** Lines just inside the sides that are walls. */
export function wallLines(middle: Point, walls: string, r: number, turn: number): string {
  const corner = (at: number): string => {
    const angle = ((at * 60 - 120 + turn) * Math.PI) / 180;
    return `${round(middle.x + Math.cos(angle) * r * 0.94)} ${round(middle.y + Math.sin(angle) * r * 0.94)}`;
  };
  return [...walls].map((sign, side) => (sign === "#" ? `M${corner(side)}L${corner(side + 1)}` : "")).join("");
}

/** Small chevrons on the sides that are paths, pointing outward. */
export function pathMarks(middle: Point, sides: readonly number[], r: number, turn: number): string {
  return sides
    .map((side) => {
      const tip = atSide(middle, side, r * 0.8, turn);
      const [one, other] = [-1, 1].map((way) => {
        const angle = angleOf(side, turn) + (way * Math.PI) / 2;
        const back = atSide(middle, side, r * 0.72, turn);
        return `${round(back.x + Math.cos(angle) * r * 0.11)} ${round(back.y + Math.sin(angle) * r * 0.11)}`;
      });
      return `M${one}L${round(tip.x)} ${round(tip.y)}L${other}`;
    })
    .join("");
}

/** The sides of a tile that are paths. */
export const pathsOf = (walls: string): number[] => [...walls].flatMap((sign, side) => (sign === "." ? [side] : []));

/** Walls after a turn by so many sixths, clockwise. */
export function turned(walls: string, by: number): string {
  const cut = (((6 - by) % 6) + 6) % 6;
  return walls.slice(cut) + walls.slice(0, cut);
}

/** The corners of a hex around a point. */
export function corners(r: number, turn: number, x = 0, y = 0): string {
  const at = (i: number): number => ((i * 60 + turn) * Math.PI) / 180;
  return Array.from({ length: 6 }, (_, i) => `${round(x + r * Math.cos(at(i)))},${round(y + r * Math.sin(at(i)))}`).join(" ");
}

/** A name on one line, or on two about equally long. */
export function inLines(name: string, room = 10): string[] {
  const words = name.split(" ");
  if (name.length <= room || words.length === 1) return [name];
  let [best, least] = [1, Infinity];
  for (let cut = 1; cut < words.length; cut++) {
    const longest = Math.max(words.slice(0, cut).join(" ").length, words.slice(cut).join(" ").length);
    if (longest < least) [best, least] = [cut, longest];
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}
