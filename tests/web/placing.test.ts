import { beside, type Edges } from "../../web/src/parts/placing";

const screen = { w: 1440, h: 900 };
const dock: Edges = { left: 12, right: 1100, top: 700, bottom: 890 };
const box = { w: 316, h: 340 };
const edges = (left: number, top: number, w: number, h: number): Edges => ({ left, top, right: left + w, bottom: top + h });
const apart = (a: Edges, b: Edges): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
const stands = (thing: Edges, row: Edges | null = null): Edges => {
  const { x, y } = beside(thing, box, screen, dock, row);
  return edges(x, y, box.w, box.h);
};

test("what is told of a thing stands on the screen and never over it, wherever the thing lies", () => {
  for (let left = 0; left < 1340; left += 67)
    for (let top = 0; top < 760; top += 38) {
      const thing = edges(left, top, 94, 140);
      const told = stands(thing);
      expect(apart(told, thing), `${left} ${top}`).toBe(true);
      expect(Math.min(told.left, told.top, screen.w - told.right, screen.h - told.bottom)).toBeGreaterThanOrEqual(8);
    }
});

test("it keeps off the answers, for a thing above them and for one among them", () => {
  expect(apart(stands(edges(500, 560, 94, 130)), dock)).toBe(true);
  expect(apart(stands(edges(900, 740, 60, 60)), dock)).toBe(true);
});

test("in a row it leaves the neighbours to be seen", () => {
  const row = edges(260, 480, 800, 224);
  expect(apart(stands(edges(600, 480, 130, 224), row), row)).toBe(true);
});
