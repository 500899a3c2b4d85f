/** "Which result?": one tile per result in the order of the numbers, with the cheapest way to it. */
import type { OptionView, Prompt } from "../lib/wire";

export type Verdict = NonNullable<OptionView["verdict"]>;

export interface Tile {
  result: number;
  /** The cheapest way to it. */
  best: OptionView;
  /** Cheapest first; what passes before what does not. To keep what there is is none of them. */
  ways: OptionView[];
  verdict: Verdict;
  /** What there is already: to take it is to change nothing. */
  kept: boolean;
}

/** Tiles beside each other with the same verdict. */
export interface Stretch {
  verdict: Verdict;
  tiles: Tile[];
}

export interface Ruler {
  keep: OptionView;
  tiles: Tile[];
  stretches: Stretch[];
  /** Answers that lead to no known result: to roll again. */
  others: OptionView[];
  /** Nothing that can be done passes. */
  hopeless: boolean;
  /** What there is passes. */
  done: boolean;
}

/** More stretches than these (odd and even in turn) are one, with a sign on each tile. */
const STRETCHES = 3;
const RANK: Record<Verdict, number> = { passes: 0, further: 1, "": 2, fails: 3 };
const rank = (option: OptionView): number => RANK[option.verdict ?? ""];

/** The ruler of a question whose answers have results; null for any other question. */
export function rulerOf(prompt: Prompt | null | undefined): Ruler | null {
  const options = prompt?.select ? [] : (prompt?.options ?? []);
  const keep = options.find((option) => option.result != null && option.result === prompt?.have && !option.cost);
  if (!keep) return null;
  const found = new Map<number, OptionView[]>();
  for (const option of options)
    if (option.result != null && option !== keep) found.set(option.result, [...(found.get(option.result) ?? []), option]);
  if (!found.size) return null;
  const kept = keep.result!;
  const tiles = [...new Set([kept, ...found.keys()])]
    .sort((a, b) => a - b)
    .map((result) => tileOf(result, found.get(result) ?? [], result === kept ? keep : null));
  const judged = options.some((option) => option.verdict);
  return {
    keep,
    tiles,
    stretches: stretchesOf(tiles),
    others: options.filter((option) => option.result == null),
    hopeless:
      judged && !options.some((option) => option.result == null || ["passes", "further"].includes(option.verdict ?? "")),
    done: keep.verdict === "passes",
  };
}

function tileOf(result: number, all: OptionView[], keep: OptionView | null): Tile {
  const ways = [...all].sort((a, b) => rank(a) - rank(b) || (a.cost ?? 0) - (b.cost ?? 0));
  const best = keep ?? ways[0]!;
  return { result, best, ways, verdict: best.verdict ?? "", kept: keep !== null };
}

function stretchesOf(tiles: Tile[]): Stretch[] {
  const found: Stretch[] = [];
  for (const tile of tiles) {
    const verdict = tile.verdict === "further" ? "fails" : tile.verdict;
    if (found.at(-1)?.verdict === verdict) found.at(-1)!.tiles.push(tile);
    else found.push({ verdict, tiles: [tile] });
  }
  return found.length <= STRETCHES ? found : [{ verdict: "", tiles }];
}

/** What typing digits means: a result that is meant, one that may still get another digit, or none. */
export function typedResult(ruler: Ruler, typed: string): { tile: Tile | null; wait: boolean } {
  const written = ruler.tiles.map((tile) => String(tile.result));
  return {
    tile: ruler.tiles[written.indexOf(typed)] ?? null,
    wait: written.some((one) => one.startsWith(typed) && one !== typed),
  };
}
