import { markers, type Marker, type Side } from "../../web/src/parts/board/rim";

const SIZE = { width: 390, height: 360 };
const FREE = { map: 130, tools: 76 };
const at = (x: number, y: number) => ({ x, y });
const found = (...spots: { x: number; y: number }[]): Marker<{ x: number; y: number }>[] =>
  markers(spots, (spot) => spot, SIZE, FREE);
const of = (side: Side, all: ReturnType<typeof found>) => all.find((one) => one.side === side);

describe("the markers at the rim", () => {
  it("are none while everything is in the window, or as good as in it", () => {
    expect(found(at(10, 10), at(389, 359), at(392, 200))).toEqual([]);
  });

  it("are one per side, the nearest of what lies there first", () => {
    const all = found(at(900, 100), at(450, 90), at(-30, 200), at(200, -80), at(210, 800), at(200, 200));
    expect(all.map(({ side }) => side)).toEqual(["left", "right", "top", "bottom"]);
    expect(of("right", all)!.spots).toEqual([at(450, 90), at(900, 100)]);
    expect(of("right", all)!.along, "in the middle of what it leads to").toBe(95);
  });

  it("lead to the side a thing is further beyond", () => {
    expect(found(at(500, 380)).map(({ side }) => side)).toEqual(["right"]);
    expect(found(at(400, 700)).map(({ side }) => side)).toEqual(["bottom"]);
  });

  it("leave the corners to the small map and the buttons, and never lie on each other", () => {
    const far = [
      at(-500, 5000),
      at(-5000, 900),
      at(5000, 4000),
      at(4000, 5000),
      at(-400, -900),
      at(900, -9),
      at(60, -700),
    ];
    const all = found(...far, at(389, 999), at(-9, 0));
    expect(all.length).toBe(4);
    const boxes = all.map(({ side, along }) => {
      const [w, h] = [110, 44];
      const x = side === "left" ? 4 : side === "right" ? SIZE.width - 4 - w : along - w / 2;
      const y = side === "top" ? 4 : side === "bottom" ? SIZE.height - 4 - h : along - h / 2;
      return { side, x, y, right: x + w, bottom: y + h };
    });
    const kept = [
      { side: "map", x: 0, y: SIZE.height - 108, right: 112, bottom: SIZE.height },
      { side: "tools", x: SIZE.width - 52, y: SIZE.height - 52, right: SIZE.width, bottom: SIZE.height },
    ];
    const pairs = [...boxes, ...kept].flatMap((a, n) => [...boxes, ...kept].slice(n + 1).map((b) => [a, b] as const));
    const over = pairs.filter(([a, b]) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom);
    expect(over.map(([a, b]) => `${a.side} over ${b.side}`)).toEqual([]);
  });
});
