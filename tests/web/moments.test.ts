import { placeOf } from "../../web/src/lib/log";
import { unrolled } from "../../web/src/lib/moments";
import type { LogLine, Moments, Scene } from "../../web/src/lib/wire";
import { FakeServer, line, piece, sceneAt } from "./fake";

const where = (scene: Scene | null): string => (scene?.parts?.[0] as { at: string }).at;
const told = (seq: number, answer: number): LogLine => ({ ...line(seq, 1), at: answer + 1 });
/** How many lines each answer writes. */
const COUNT = [0, 1, 2, 3, 0, 1, 2, 1, 1, 1];

/** The lines of some answers; the hero walks on with every line. */
function lines(first: number, last: number): Moments {
  const all: LogLine[] = [];
  for (let answer = first; answer <= last; answer++)
    for (let n = 0; n < (COUNT[answer] ?? 0); n++) all.push(told(answer * 10 + n, answer));
  const [one, ...rest] = all;
  if (!one) return { first, last };
  const hero = (of: LogLine) => piece("hero", `line-${of.seq}`);
  const base: Scene = { ...sceneAt(0), parts: [hero(one), piece("rock", "r")], prompt: null, log: [one], version: one.at! - 1 };
  return { first, last, base, steps: rest.map((of) => ({ parts: [hero(of)], log: [of], log_from: of.seq })) };
}

function travelling(last = 100): { server: FakeServer; asked: [number, number][] } {
  const asked: [number, number][] = [];
  const server = new FakeServer({
    fetchScene: (_seat, at) => Promise.resolve(sceneAt(at)),
    fetchLines: (_seat, from, to) => {
      asked.push([from, to]);
      return from > last ? Promise.reject(new Error("no more")) : Promise.resolve(lines(from, to));
    },
  });
  server.accept(sceneAt(9));
  return { server, asked };
}

describe("the moments of some answers", () => {
  it("are one scene per line, each the one before with what changed", () => {
    const scenes = unrolled(lines(2, 3));
    expect(scenes.map(where)).toEqual(["line-20", "line-21", "line-30", "line-31", "line-32"]);
    expect(scenes.map((scene) => scene.version)).toEqual([2, 2, 3, 3, 3]);
    expect(scenes.map((scene) => scene.log?.length)).toEqual([1, 2, 3, 4, 5]);
    expect(scenes[4]!.parts![1], "what did not change is the same thing").toBe(scenes[0]!.parts![1]);
    expect(unrolled(lines(4, 4))).toEqual([]);
  });
});

describe("the place of a line", () => {
  it("is counted among the lines of its answer, and backwards where the log begins in the middle of them", () => {
    const log = [told(0, 1), told(1, 2), told(2, 2), told(3, 3)];
    expect(log.map((one) => placeOf(log, one))).toEqual([0, 0, 1, 0]);
    const cut = log.slice(2);
    expect(cut.map((one) => placeOf(cut, one))).toEqual([-1, 0]);
  });
});

describe("a line of an answer", () => {
  it("is looked at with one question for all that one will go on to", async () => {
    const { server, asked } = travelling();
    await server.session.travelTo(2, 1, 3);
    expect(where(server.session.scene)).toBe("line-21");
    expect([server.session.at, server.session.line, server.session.lines]).toEqual([2, 1, 2]);
    expect(server.session.asked, "the past asks nothing").toBe(false);
    expect(server.session.address).toBe("/t/t1/at/2/2");
    await server.session.travelTo(3, -1);
    expect([where(server.session.scene), server.session.line]).toEqual(["line-32", 2]);
    expect(asked).toEqual([[2, 3]]);
    void server.session.travel(null);
    expect([where(server.session.scene), server.session.line, server.session.address]).toEqual(["space-9", null, "/t/t1"]);
  });

  it("that is not there is the last of it, and an answer that wrote none is seen whole", async () => {
    const { server } = travelling();
    await server.session.travelTo(3, 50);
    expect([server.session.line, where(server.session.scene)]).toEqual([2, "line-32"]);
    await server.session.travelTo(4, 0);
    expect([server.session.at, server.session.line, where(server.session.scene)]).toEqual([4, null, "space-4"]);
  });

  it("is followed by the next and led by the one before, over answers that wrote none", async () => {
    const { server } = travelling();
    await server.session.travelTo(3, 1);
    const seen: string[] = [];
    for (const by of [1, 1, 1, -1, -1] as const) {
      expect(await server.session.lineBy(by, 6)).toBe(true);
      seen.push(where(server.session.scene));
    }
    expect(seen).toEqual(["line-32", "line-50", "line-60", "line-50", "line-32"]);
    await server.session.travelTo(6, 1);
    expect(await server.session.lineBy(1, 6), "there is no more").toBe(false);
    await server.session.travelTo(1, 0);
    expect(await server.session.lineBy(-1, 6)).toBe(false);
    expect(where(server.session.scene)).toBe("line-10");
  });

  it("whose record does not play leaves the table as it is", async () => {
    const { server } = travelling(5);
    await server.session.travelTo(3, 0);
    await expect(server.session.travelTo(8, 0)).rejects.toThrow("no more");
    expect([server.session.at, server.session.line, where(server.session.scene)]).toEqual([3, 0, "line-30"]);
  });

  it("that is asked for last is the one that is shown, in whatever order they come", async () => {
    const { server } = travelling();
    await Promise.all([server.session.travelTo(3, 0), server.session.travelTo(2, 0)]);
    expect(where(server.session.scene)).toBe("line-20");
  });

  it("is fetched anew after something was taken back", async () => {
    const { server, asked } = travelling();
    await server.session.travelTo(2, 0);
    await server.session.travel(null);
    server.socket.tell({ type: "event", n: 1, version: 12, cause: "undo", by: 1, scene: sceneAt(8) });
    await server.session.travelTo(2, 0);
    expect(asked).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });
});
