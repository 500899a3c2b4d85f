import { arc } from "../../web/src/parts/arrow";

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 150 });
const frame = { left: 10, top: 50 };
const numbers = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);

test("an arrow goes from the edge that faces its target, and its tip lies at the target's edge", () => {
  const [above, below] = [box(400, 100), box(200, 300)];
  const up = arc(below, above, frame);
  expect(numbers(up.way).slice(0, 2)).toEqual([240, 250]);
  expect(numbers(up.head).slice(0, 2)).toEqual([440, 200]);
  const down = arc(above, below, frame);
  expect(numbers(down.way).slice(0, 2)).toEqual([440, 200]);
  expect(numbers(down.head).slice(0, 2)).toEqual([240, 250]);
});

test("its head points into the target, and its way ends where the head begins", () => {
  for (const [from, to] of [
    [box(200, 300), box(400, 100)],
    [box(400, 100), box(200, 300)],
    [box(100, 300), box(500, 300)],
  ] as const) {
    const { way, head } = arc(from, to, frame);
    const [tip, neck] = [numbers(head)[1]!, numbers(head)[3]!];
    expect(numbers(way).at(-1)).toBe(neck);
    expect(tip > neck).toBe(to.bottom > from.top); // downwards, but for what lies above
  }
});

test("in one row it leans out over the upper edges", () => {
  const { way } = arc(box(100, 300), box(500, 300), frame);
  const [, top, , out] = numbers(way);
  expect(out!).toBeLessThan(top!);
});
