/** How answers lie in the dock: pages and columns, the ruler of results, and where a popover over the dock stands. */
import type { OptionView, Prompt } from "../../web/src/lib/wire";
import { litOf } from "../../web/src/parts/scene";
import { isOne, numbersOf } from "../../web/src/parts/spoken";
import { answersOf } from "../../web/src/parts/ways";
import { placeAbove } from "../../web/src/table/above";
import { pagesOf, roomFor, spread } from "../../web/src/table/answers";
import { rulerOf, typedResult } from "../../web/src/table/ruler";

const option = (key: string, more: Partial<OptionView> = {}): OptionView => ({
  key,
  label: { id: key, args: {} },
  ...more,
});
const numbered = (count: number, group: (n: number) => string = () => "") =>
  Array.from({ length: count }, (_, n) => ({ option: option(`k${n + 1}`, { icon: group(n) }), number: n + 1 }));
const grouped = (one: OptionView): string => one.icon ?? "";

describe("answers", () => {
  it("stand in one row while they are few, then in two", () => {
    expect(spread(6, 1040)).toEqual({ columns: 6, tall: true });
    expect(spread(7, 1040)).toEqual({ columns: 5, tall: false });
    expect(spread(12, 1040)).toEqual({ columns: 6, tall: false });
    expect(spread(5, 660)).toEqual({ columns: 4, tall: false });
  });

  it("are never more than twelve at once, however wide the window is", () => {
    expect(roomFor(1040)).toBe(12);
    expect(roomFor(4000)).toBe(12);
    expect(roomFor(660)).toBe(8);
    expect(roomFor(660, 2)).toBe(4);
    expect(roomFor(10, 9)).toBe(2);
  });

  it("lie on one page if they fit, whatever their groups are", () => {
    const all = numbered(12, (n) => (n < 6 ? "play" : "use"));
    expect(pagesOf(all, 12, grouped)).toEqual([{ title: "", answers: all }]);
  });

  it("have a page for each group, and several for a long one; each answer is on one of them", () => {
    const all = numbered(21, (n) => (n < 3 ? "play" : "use"));
    const pages = pagesOf(all, 12, grouped);
    expect(pages.map((page) => [page.title, page.answers.length])).toEqual([
      ["play", 3],
      ["use", 9],
      ["use", 9],
    ]);
    expect(pages.flatMap((page) => page.answers)).toEqual(all);
  });
});

describe("several ways to one thing", () => {
  const label = { id: "wood", args: {} };
  const options = [
    option("end"),
    option("ore>wood", { label, way: true }),
    option("hide>wood", { label, way: true }),
    option("other", { label }),
    option("coal>wood", { label, way: true, group: { id: "clerk", args: {} } }),
  ];

  it("are one answer with one number, if they say so and stand in one group", () => {
    const found = answersOf(options);
    expect(found.map(({ option: one, number, ways }) => [number, one.key, ways?.map(({ key }) => key)])).toEqual([
      [1, "end", undefined],
      [2, "ore>wood", ["ore>wood", "hide>wood"]],
      [3, "other", undefined],
      [4, "coal>wood", undefined],
    ]);
  });

  it("have the same number on the table", () => {
    const lights = ["contract"];
    const finishes = ["none", "mithril"].map((key) => option(key, { label, lights, way: true }));
    const lit = litOf({ seat: 0, kind: "k", question: label, options: [option("end"), ...finishes] });
    expect(numbersOf(lit.get("contract")!)).toEqual([2]);
    expect(isOne(lit.get("contract")!)).toBe(false);
  });
});

describe("a thing that several answers light", () => {
  const dice = ["m5", "h2"].map((die) => option(`${die}>mill`, { lights: ["mill"], source: die }));
  const prompt: Prompt = { seat: 0, kind: "place", question: { id: "q", args: {} }, options: dice };

  it("shows the number that can be read in the dock now, else all of them", () => {
    expect(numbersOf(litOf(prompt, true, new Set(["h2>mill"])).get("mill")!)).toEqual([2]);
    expect(numbersOf(litOf(prompt).get("mill")!)).toEqual([1, 2]);
  });

  it("is an answer by itself only where somebody has turned to the page with one of them", () => {
    const page = new Set(["h2>mill"]);
    expect(isOne(litOf(prompt, true, page, true).get("mill")!)).toBe(true);
    expect(litOf(prompt, true, page, true).get("mill")!.key).toBe("h2>mill");
    expect(isOne(litOf(prompt, true, page).get("mill")!)).toBe(false);
    expect(isOne(litOf(prompt, true, new Set(["m5>mill", "h2>mill"]), true).get("mill")!)).toBe(false);
  });
});

describe("the ruler", () => {
  const way = (key: string, result: number, cost: number, verdict: "passes" | "fails" | "further" = "fails") =>
    option(key, { result, cost, verdict });
  const prompt = (have: number, ...options: OptionView[]): Prompt => ({
    seat: 0,
    kind: "modify",
    question: { id: "q", args: {} },
    options,
    have,
  });

  it("has a tile per result in the order of the numbers, the cheapest way first", () => {
    const found = rulerOf(
      prompt(4, way("keep", 4, 0), way("+sword", 8, 4, "passes"), way("+rope", 7, 3, "passes"), way("+sock", 7, 1, "passes")),
    )!;
    expect(found.tiles.map((tile) => [tile.result, tile.best.key, tile.ways.length])).toEqual([
      [4, "keep", 0],
      [7, "+sock", 2],
      [8, "+sword", 1],
    ]);
    expect(found.stretches.map((one) => [one.verdict, one.tiles.length])).toEqual([
      ["fails", 1],
      ["passes", 2],
    ]);
    expect([found.keep.key, found.hopeless, found.done]).toEqual(["keep", false, false]);
  });

  it("prefers a way that passes to a cheaper one that does not", () => {
    const found = rulerOf(prompt(2, way("keep", 2, 0), way("+sock", 3, 1), way("+owl", 3, 2, "further")))!;
    expect(found.tiles[1]!.best.key).toBe("+owl");
    expect(found.hopeless).toBe(false);
  });

  it("says when nothing passes, and when what there is does", () => {
    expect(rulerOf(prompt(2, way("keep", 2, 0), way("+sock", 3, 1)))!.hopeless).toBe(true);
    expect(rulerOf(prompt(7, way("keep", 7, 0, "passes"), way("-sock", 6, 1)))!.done).toBe(true);
  });

  it("leaves hope while one may roll again, which has no result", () => {
    const found = rulerOf(prompt(2, way("keep", 2, 0), option("again"), way("+sock", 3, 1)))!;
    expect([found.hopeless, found.others.map((one) => one.key)]).toEqual([false, ["again"]]);
  });

  it("keeps every answer within reach, also one that changes nothing", () => {
    const options = [way("keep", 0, 0), way("-sock", 0, 1), way("+sock", 1, 1), option("again")];
    const found = rulerOf(prompt(0, ...options))!;
    const reached = [found.keep, ...found.others, ...found.tiles.flatMap((tile) => tile.ways)];
    expect(new Set(reached)).toEqual(new Set(options));
  });

  it("is one stretch where odd and even take turns", () => {
    const results = [1, 2, 3, 4, 5].map((n) => way(`to${n}`, n, n, n % 2 ? "passes" : "fails"));
    expect(rulerOf(prompt(0, way("keep", 0, 0), ...results))!.stretches).toHaveLength(1);
  });

  it("is no other question", () => {
    expect(rulerOf(prompt(1, option("a"), option("b")))).toBeNull();
    expect(rulerOf(null)).toBeNull();
  });

  it("waits for a second digit only where one can come", () => {
    const found = rulerOf(prompt(1, way("keep", 1, 0), way("+a", 7, 1), way("+b", 10, 2)))!;
    expect(typedResult(found, "7")).toMatchObject({ tile: { result: 7 }, wait: false });
    expect(typedResult(found, "1")).toMatchObject({ tile: { result: 1 }, wait: true });
    expect(typedResult(found, "10")).toMatchObject({ tile: { result: 10 }, wait: false });
    expect(typedResult(found, "3")).toEqual({ tile: null, wait: false });
  });
});

describe("a popover over the dock", () => {
  const edges = { left: 0, right: 1000 };
  it("stands where it is wanted, inside the edges", () => {
    expect(placeAbove(300, 200, edges, [])).toBe(300);
    expect(placeAbove(-50, 200, edges, [])).toBe(0);
    expect(placeAbove(950, 200, edges, [])).toBe(800);
  });
  it("steps aside for what can be chosen", () => {
    const x = placeAbove(300, 200, edges, [{ left: 400, right: 440 }]);
    expect(x + 200 <= 400 || x >= 440).toBe(true);
  });
});
