import { shore } from "../../web/src/parts/board/coast";
import { measure, neighbours, paint, way } from "../../web/src/parts/board/layout";
import { along, curve, distance, nearest, shortest } from "../../web/src/parts/geometry";
import { turned } from "../../web/src/parts/board/hexes";
import { placeNames } from "../../web/src/parts/board/names";
import { roomFor } from "../../web/src/parts/board/room";
import {
  litOf,
  looseCards,
  matsInOrder,
  rowsOf,
  seatColour,
  seatFaces,
  spotlight,
  things,
  usualShape,
} from "../../web/src/parts/scene";
import { SHAPES } from "../../web/src/parts/seats";
import { wearLooks } from "../../web/src/parts/looks.svelte";
import { behindSlots, inSlots } from "../../web/src/parts/slots";
import type { Board, Card, Ground, Mat, Msg, OptionView, Scene, Space, Zone } from "../../web/src/lib/wire";

beforeEach(() => wearLooks({ cards: { item: { token: true } }, landscapes: { forest: { open: true }, meadow: { open: true }, desert: { open: true } } }));

const msg = (text: string): Msg => ({ id: "plain", args: { text } });
const space = (id: string, x: number, y: number, more: Partial<Space> = {}): Space => ({
  part: "space",
  id,
  name: msg(id),
  kind: "plain",
  x,
  y,
  ...more,
});
const mat = (seat: number, more: Partial<Mat> = {}): Mat => ({
  part: "mat",
  id: `mat.${seat}`,
  name: msg(`p${seat}`),
  seat,
  ...more,
});
const card = (id: string, at: string, more: Partial<Card> = {}): Card => ({
  part: "card",
  id,
  name: msg(id),
  at,
  ...more,
});
const zone = (id: string, more: Partial<Zone> = {}): Zone => ({ part: "zone", id, name: msg(id), ...more });
const board = (more: Partial<Board> = {}): Board => ({
  part: "board",
  id: "b",
  name: msg("b"),
  kind: "graph",
  view: [0, 0, 1000, 600],
  ...more,
});
const scene = (parts: Scene["parts"], more: Partial<Scene> = {}): Scene => ({
  game: "g",
  seat: 0,
  title: msg("g"),
  parts,
  ...more,
});
const option = (key: string, lights: string[]): OptionView => ({ key, label: msg(key), lights });

describe("what is lit", () => {
  const prompt = {
    seat: 0,
    kind: "k",
    question: msg("?"),
    options: [option("a", ["x", "y"]), option("b", ["x"]), option("c", [])],
  };

  test("a thing carries the number of its answer, and every answer that lights it", () => {
    const lit = litOf(prompt);
    expect([...lit.keys()]).toEqual(["x", "y"]);
    expect(lit.get("x")).toMatchObject({ number: 1, key: "a" });
    expect(lit.get("x")!.more.map((one) => [one.number, one.key])).toEqual([[2, "b"]]);
    expect(lit.get("y")!.more).toEqual([]);
  });

  test("nothing is lit while nobody may answer", () => {
    expect(litOf(prompt, false).size + litOf(null).size).toBe(0);
  });
});

describe("the parts of a scene", () => {
  test("one's own mat is the last, the others follow in turn order", () => {
    const parts = [mat(0), mat(1), mat(2), mat(3)];
    expect(matsInOrder(scene(parts, { seat: 1 })).map((one) => one.seat)).toEqual([2, 3, 0, 1]);
    expect(matsInOrder(scene(parts, { seat: null })).map((one) => one.seat)).toEqual([0, 1, 2, 3]);
  });

  test("a seat has the shape of its mat, or the usual one", () => {
    const faces = seatFaces(scene([mat(0, { shape: "star" }), mat(1)]));
    expect([faces.get(0)!.shape, faces.get(1)!.shape]).toEqual(["star", "circle"]);
  });

  test("eight seats and what nobody sits at all look different", () => {
    const seats = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => [usualShape(seat), seatColour(seat)]);
    const others = ["cog", "shield", "crown"].map((sign) => [sign, seatColour(8, sign)]);
    for (const at of [0, 1]) expect(new Set([...seats, ...others].map((look) => look[at])).size).toBe(11);
    for (const [sign] of [...seats, ...others]) expect(Object.keys(SHAPES)).toContain(sign);
  });

  test("what nobody sits at has its sign and its name, with a mat or without", () => {
    const sides = [
      { number: 0, seats: [0, 1] },
      { number: 2, shape: "cog", name: msg("ship") },
    ];
    const without = seatFaces(scene([mat(0)], { sides })).get(2)!;
    expect([without.shape, without.name]).toEqual(["cog", msg("ship")]);
    const faces = seatFaces(scene([mat(0), mat(2, { name: msg("hull") })], { sides }));
    expect([faces.get(2)!.shape, faces.get(2)!.name, faces.get(0)!.shape]).toEqual(["cog", msg("hull"), "triangle"]);
  });

  test("spaces and grounds are found by their ids like every other thing", () => {
    const ground = { part: "ground" as const, id: "g1", name: msg("g1"), x: 0, y: 0, w: 9, h: 9 };
    const all = things(scene([board({ spaces: [space("s1", 1, 1)], grounds: [ground] }), mat(0)]));
    expect([...all.keys()].sort()).toEqual(["b", "g1", "mat.0", "s1"]);
  });

  test("a few open cards beside a board stand in the light; tokens, piles and long rows do not", () => {
    const rows = [zone("open"), zone("tokens"), zone("pile", { kind: "pile" }), zone("long")];
    const cards = [card("c1", "open"), card("t1", "tokens", { kind: "item" }), card("c2", "pile")];
    for (const n of [1, 2, 3, 4]) cards.push(card(`l${n}`, "long"));
    expect(spotlight(scene([board(), ...rows, ...cards])).map((one) => one.id)).toEqual(["open"]);
    expect(spotlight(scene([...rows, ...cards]))).toEqual([]);
    expect(rowsOf(scene([board(), ...rows, ...cards])).map((one) => one.id)).toEqual(["long"]);
  });

  test("three rows, or cards with lines, are a market beside the board and not in the light", () => {
    const rows = ["a", "b", "c"].map((id) => zone(id));
    const cards = rows.map(({ id }) => card(`${id}1`, id));
    expect(spotlight(scene([board(), ...rows, ...cards]))).toEqual([]);
    expect(rowsOf(scene([board(), ...rows, ...cards])).map((one) => one.id)).toEqual(["a", "b", "c"]);
    const written = card("a1", "a", { lines: [{ text: msg("6 gold") }] });
    expect(spotlight(scene([board(), rows[0]!, written]))).toEqual([]);
    expect(rowsOf(scene([board(), rows[0]!, written]))).toHaveLength(1);
    expect(rowsOf(scene([rows[0]!, written]))).toEqual([]);
  });

  test("cards behind the last slot of a place stand there for themselves", () => {
    const site = { part: "site" as const, id: "hall", name: msg("hall"), slots: 2 };
    const card = (id: string, slot: number) => ({ part: "card" as const, id, name: msg(id), at: "hall", slot });
    const hall = scene([site, card("late", 3), card("in", 1), card("early", 2)]);
    expect(behindSlots(hall, site).map((one) => one.id)).toEqual(["early", "late"]);
    expect(inSlots(hall, site).map((slot) => slot.thing?.id ?? "-")).toEqual(["-", "in"]);
  });
  test("dice lie in their slots, a piece where there is room, and the answer looked at as a ghost", () => {
    const site = { part: "site" as const, id: "mill", name: msg("mill"), slots: 3 };
    const die = (id: string, at: string, slot = 0) => ({
      part: "die" as const,
      id,
      name: msg(id),
      face: "4",
      at,
      slot,
    });
    const agent = { part: "piece" as const, id: "agent", name: msg("agent"), at: "mill" };
    const full = scene([site, die("d1", "mill", 1), agent, die("mine", "")]);
    const ids = (preview: OptionView | null): string[] =>
      inSlots(full, site, preview).map((slot) => (slot.thing ? `${slot.ghost ? "?" : ""}${slot.thing.id}` : "-"));
    expect(ids(null)).toEqual(["-", "d1", "agent"]);
    expect(ids({ ...option("go", ["mill"]), source: "mine", target: "mill" })).toEqual(["?mine", "d1", "agent"]);
    expect(ids({ ...option("go", ["mill"]), source: "mine", target: "other" })).toEqual(["-", "d1", "agent"]);
    const crowd = scene([site, ...[0, 1, 1, 2].map((slot, n) => die(`d${n}`, "mill", slot))]);
    expect(inSlots(crowd, site).filter((slot) => slot.thing)).toHaveLength(4);
  });

  test("cards in no zone are loose; those on a space or in a zone are not", () => {
    const parts = [board({ spaces: [space("s1", 1, 1)] }), zone("z"), card("a", "z"), card("b", "s1"), card("c", "book")];
    expect(looseCards(scene(parts)).map((one) => one.id)).toEqual(["c"]);
  });
});

describe("ways", () => {
  const edges = [
    { a: "1", b: "2" },
    { a: "2", b: "3" },
    { a: "4", b: "3", kind: "one-way" },
  ];

  test("the shortest way keeps to the roads and to their direction", () => {
    expect(shortest(edges, "1", "3")).toEqual(["1", "2", "3"]);
    expect(shortest(edges, "4", "1")).toEqual(["4", "3", "2", "1"]);
    expect(shortest(edges, "1", "4")).toEqual([]);
  });

  test("a road bends around a space that stands in its way", () => {
    const [a, b, between] = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 100, y: 4 },
    ];
    const road = curve(a, b, "ab", [a, b, between], 20);
    for (let t = 0.1; t < 1; t += 0.1) expect(distance(along(road, t), between)).toBeGreaterThan(19);
  });

  test("a previewed way follows the drawn roads, forwards and backwards", () => {
    const layout = measure(board({ spaces: [space("1", 100, 100), space("2", 300, 100), space("3", 300, 300)], edges }));
    const [there, back] = [way(layout, ["1", "2", "3"]), way(layout, ["3", "2", "1"])];
    expect(there.length).toBe(2);
    expect([there[0]!.a, there[1]!.b]).toEqual([back[1]!.b, back[0]!.a]);
    expect(there[0]!.c).toEqual(back[1]!.c);
  });

  test("an arrow key finds the nearest thing ahead, not one far to the side", () => {
    const from = { x: 0, y: 0 };
    const [ahead, aside, behind] = [
      { x: 50, y: 10 },
      { x: 10, y: 200 },
      { x: -20, y: 0 },
    ];
    expect(nearest(from, [aside, behind, ahead], 1, 0)).toBe(ahead);
    expect(nearest(from, [behind], 1, 0)).toBeNull();
  });
});

describe("a painted board", () => {
  const grounds = [
    { part: "ground" as const, id: "w", name: msg("w"), x: 0, y: 0, w: 500, h: 600, texture: "meadow" },
    { part: "ground" as const, id: "e", name: msg("e"), x: 500, y: 0, w: 500, h: 600, texture: "desert" },
  ];
  const spaces = [space("1", 100, 100), space("2", 160, 100), space("3", 700, 300)];
  const here = board({ grounds, spaces, view: [0, 0, 2000, 600] });

  test("it is painted the same at every visit, and nothing grows on a space", () => {
    const [layout, again] = [measure(here), measure({ ...here })];
    const art = paint(grounds[0]!, layout);
    expect(paint(grounds[0]!, again)).toEqual(art);
    expect(art.deco.length).toBeGreaterThan(3);
    for (const deco of art.deco) for (const one of spaces) expect(distance(deco, one)).toBeGreaterThan(18 * layout.unit);
  });

  test("spaces are never so large that neighbours touch", () => {
    expect(measure(here).unit * 18 * 2).toBeLessThanOrEqual(60);
  });

  test("what is looked at are the grounds, not the empty table around them", () => {
    expect(measure(here).frame).toEqual({ x: 0, y: 0, w: 1000, h: 600 });
    expect(measure(board({ spaces })).frame).toEqual({ x: 0, y: 0, w: 1000, h: 600 });
  });

  test("a seam is where two grounds meet, and nowhere else", () => {
    expect(neighbours(grounds[0]!, grounds)).toEqual({ left: false, right: true, top: false, bottom: false });
    expect(neighbours(grounds[1]!, grounds)).toEqual({ left: true, right: false, top: false, bottom: false });
  });
});

test("the sea comes in at the free edges of open country, and nowhere to the foot of a space", () => {
  const land = (id: string, x: number): Ground => ({
    part: "ground",
    id,
    name: msg(id),
    x,
    y: 0,
    w: 500,
    h: 600,
    texture: "forest",
  });
  const grounds = [land("west", 0), land("east", 500)];
  const spaces = [space("a", 24, 300), space("b", 250, 30), space("c", 420, 300)];
  const layout = measure(board({ grounds, spaces }));
  const ends = [...shore(grounds[0]!, layout).matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|Z|$)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  expect(ends.length).toBeGreaterThan(12);
  for (const { x, y } of spaces)
    expect(Math.min(...ends.map((end) => distance(end, { x, y }))), `${x}`).toBeGreaterThan(18 * layout.unit);
  expect(
    ends.some(({ x }) => x > 4 && x < 30),
    "a bay in the west",
  ).toBe(true);
  expect(Math.max(...ends.map(({ x }) => x)), "and none where the other land begins").toBeGreaterThanOrEqual(500);
  expect(paint(grounds[0]!, layout).open && !paint({ ...grounds[0]!, texture: "castle" }, layout).open).toBe(true);
});

describe("a map of land and names", () => {
  const isle: Ground = {
    part: "ground",
    id: "isle",
    name: msg("isle"),
    x: 200,
    y: 100,
    w: 300,
    h: 200,
    shape: "M200 100h300v200z",
  };
  const place = (id: string, x: number, y: number) => ({ space: space(id, x, y), lines: [id], r: 10, rank: 0 });

  test("land with an outline lies in the whole map, and is no ground of its own", () => {
    const layout = measure(board({ kind: "map", grounds: [isle], spaces: [space("a", 300, 150), space("b", 400, 200)] }));
    expect(layout.frame).toEqual({ x: 0, y: 0, w: 1000, h: 600 });
    expect(layout.lands.map((one) => one.id)).toEqual(["isle"]);
    expect(layout.grounds).toEqual([]);
  });

  test("a name stands under its place, beside it where that is taken, and nowhere if there is no room", () => {
    const [under] = placeNames([place("alpha", 100, 100)], 1);
    expect(under).toMatchObject({ anchor: "middle", x: 100 });
    expect(under!.y).toBeGreaterThan(110);
    const [beside] = placeNames([place("alpha", 100, 100)], 1, [{ x: 60, y: 111, w: 80, h: 20 }]);
    expect(beside).toMatchObject({ anchor: "start" });
    expect(placeNames([place("alpha", 100, 100)], 1, [{ x: 0, y: 0, w: 300, h: 300 }])).toEqual([]);
  });

  test("no two names lie over each other, and the more urgent one is written", () => {
    const [one, other] = [place("one", 100, 100), { ...place("other", 100, 128), rank: 4 }];
    const wall = [
      { x: 0, y: 80, w: 80, h: 90 },
      { x: 120, y: 80, w: 200, h: 90 },
      { x: 0, y: 60, w: 300, h: 29 },
    ];
    expect(placeNames([one, other], 1, wall).map((name) => name.id)).toEqual(["other"]);
  });
});

describe("hexes with walls", () => {
  test("walls turn with the tile, clockwise, and come back", () => {
    expect(turned("#.....", 1)).toBe(".#....");
    expect(turned("#.#...", 5)).toBe(".#...#");
    expect(turned("#.#...", 0)).toBe("#.#...");
    expect(turned("#.#...", 6)).toBe("#.#...");
  });

  test("a wall is drawn also where nothing lies behind it, a path has a mark", () => {
    const tiles = [space("a", 0, 0, { walls: "#....." }), space("b", 0, 100, { walls: "......" })];
    const walled = measure(board({ kind: "hex", view: [-60, -60, 120, 220], spaces: tiles })).hex!;
    expect(walled.walls.match(/M/g)).toHaveLength(1);
    expect(Number(/^M\S+ (\S+)L/.exec(walled.walls)![1])).toBeLessThan(-40);
    expect(walled.paths.match(/M/g)).toHaveLength(11);
  });

  test("a tile that is being laid has no walls of its own yet", () => {
    const tiles = [space("a", 0, 0, { walls: "######", state: ["ghost"] }), space("b", 0, 100, { walls: "......" })];
    expect(measure(board({ kind: "hex", spaces: tiles })).hex!.walls).toBe("");
  });
});

describe("room beside plates", () => {
  const [frame, size] = [
    { x: 0, y: 0, w: 100, h: 100 },
    { x: 0, y: 0, w: 400, h: 200 },
  ];

  test("a board that lies beside its plates keeps the whole window", () => {
    expect(roomFor(frame, [{ x: 50, y: 50, r: 50 }], size, [{ x: 0, y: 0, w: 80, h: 60 }])).toEqual(size);
  });

  test("a board whose spots would lie under a plate makes way for it", () => {
    const wide = { x: 0, y: 0, w: 200, h: 100 };
    const plate = { x: 0, y: 0, w: 120, h: 70 };
    const room = roomFor(wide, [{ x: 10, y: 10, r: 10 }], size, [plate]);
    expect(room.x > 0 || room.y > 0).toBe(true);
  });
});
