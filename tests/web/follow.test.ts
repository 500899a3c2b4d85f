import { toFollow } from "../../web/src/lib/follow";
import { WAIT } from "../../web/src/lib/pace.svelte";
import { settings } from "../../web/src/lib/settings.svelte";
import type { Event, LogLine, Moments, Scene } from "../../web/src/lib/wire";
import { FakeServer, piece, sceneAt } from "./fake";

const where = (scene: Scene | null): string => (scene?.parts?.[0] as { at: string }).at;
const said = (seq: number, answer: number, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  text: { id: `line-${seq}` },
  at: answer + 1,
  ...more,
});
const BEFORE = [said(0, 0, { seat: 0, heading: true })];
/** What answer 1 of seat 0 sets off: the turn of nobody, then the own again. */
const SHIP = [
  said(1, 1, { seat: 0 }),
  said(2, 1, { heading: true }),
  said(3, 1),
  said(4, 1, { weight: 0 }),
  said(5, 1, { weight: 2 }),
  said(6, 1),
  said(7, 1, { seat: 0, heading: true }),
  said(8, 1, { seat: 0 }),
];

function told(n: number, by: number, asked: number, ...log: LogLine[]): Event {
  const scene = { ...sceneAt(n, asked), log: [...BEFORE, ...log] };
  return { type: "event", n, version: n, to_move: [asked], cause: "answer", by, scene };
}

/** The hero stands at the number of the line. */
function momentsOf(lines: LogLine[]): Moments {
  const hero = (of: LogLine) => piece("hero", `line-${of.seq}`);
  const [one, ...rest] = lines;
  const base: Scene = {
    ...sceneAt(0),
    parts: [hero(one!), piece("rock", "r")],
    prompt: null,
    log: [one!],
    version: one!.at! - 1,
  };
  const steps = rest.map((of) => ({ parts: [hero(of)], log: [of], log_from: of.seq }));
  return { first: one!.at! - 1, last: lines.at(-1)!.at! - 1, base, steps };
}

/** A table where the server tells the moments of these lines. */
function following(lines: LogLine[] = SHIP) {
  const asked: [number, number][] = [];
  const server = new FakeServer({
    fetchLines: (_seat, first, last) => {
      asked.push([first, last]);
      return Promise.resolve(momentsOf(lines.filter(({ at }) => at! - 1 >= first && at! - 1 <= last)));
    },
  });
  server.accept({ ...sceneAt(0), log: BEFORE });
  return { server, asked };
}

/** Let what was fetched arrive; a burst of answers is waited for first. */
const fetched = () => vi.advanceTimersByTimeAsync(81);

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  settings.motion = "full";
});
afterEach(() => vi.useRealTimers());

describe("the lines that are followed", () => {
  const mine = (seat: number | null | undefined): boolean => seat === 0;
  const scene = (...log: LogLine[]): Scene => ({ ...sceneAt(1), log });
  it("are those of others that weigh, under a heading that is not one's own", () => {
    expect(toFollow(scene(...BEFORE, ...SHIP), 0, true, mine).map(({ seq }) => seq)).toEqual([3, 5, 6]);
    expect(toFollow(scene(...BEFORE, ...SHIP), 3, true, mine).map(({ seq }) => seq)).toEqual([5, 6]);
  });
  it("are none where there is only one, or where an own answer is nobody else's turn", () => {
    expect(toFollow(scene(...BEFORE, ...SHIP), 5, true, mine)).toEqual([]);
    expect(toFollow(scene(said(0, 1), said(1, 1), said(2, 1)), -1, true, mine)).toEqual([]);
    expect(toFollow(scene(said(0, 1), said(1, 1), said(2, 1, { seat: 0 })), -1, false, mine).length).toBe(2);
  });
});

describe("another's turn", () => {
  it("is seen line by line, with the table as it was at each", async () => {
    const { server, asked } = following();
    server.socket.tell(told(1, 0, 0, ...SHIP));
    expect(server.session.scene!.version, "nothing is drawn before it is known").toBe(0);
    expect([server.session.opening, server.session.behind]).toEqual([true, true]);
    await fetched();
    const seen: [string, number[], number][] = [];
    for (let step = 0; step < 4; step++) {
      seen.push([where(server.session.scene), server.session.step.map(({ seq }) => seq), server.session.log.length]);
      expect(server.session.asked).toBe(step === 3);
      vi.advanceTimersByTime(700);
    }
    expect(seen).toEqual([
      ["line-3", [1, 2, 3], 4],
      ["line-5", [4, 5], 6],
      ["line-6", [6], 7],
      ["space-1", [7, 8], 9],
    ]);
    expect(asked).toEqual([[1, 1]]);
    expect(server.session.behind).toBe(false);
  });

  it("keeps the answer that set it off on its way until something of it is drawn", async () => {
    const { server } = following();
    server.session.answer(["a"]);
    const id = server.socket.answers[0]!.id;
    server.socket.tell({ type: "ack", id, n: 1, version: 1 }, told(1, 0, 0, ...SHIP));
    expect(server.session.sending).toBe("a");
    await fetched();
    expect(server.session.sending).toBe(null);
    server.session.answer(["b"]);
    expect(server.socket.answers.length, "no answer to a table of before").toBe(1);
    server.session.pacer.skip();
    server.session.answer(["b"]);
    expect(server.socket.answers[1]).toMatchObject({ version: 1, keys: ["b"] });
  });

  it("can be skipped while it is seen, and before", async () => {
    const { server } = following();
    server.socket.tell(told(1, 0, 0, ...SHIP));
    await fetched();
    server.session.pacer.skip();
    expect([where(server.session.scene), server.session.asked, server.session.playing]).toEqual([
      "space-1",
      true,
      false,
    ]);
    expect(server.session.step.map(({ seq }) => seq)).toEqual([4, 5, 6, 7, 8]);
    const other = following().server;
    other.socket.tell(told(1, 0, 0, ...SHIP));
    other.session.pacer.skip();
    expect([where(other.session.scene), other.session.asked]).toEqual(["space-1", true]);
    await fetched();
    expect([where(other.session.scene), other.session.playing], "what comes too late is not shown").toEqual([
      "space-1",
      false,
    ]);
  });

  it("is shown as it ends where it cannot be fetched, or not soon", async () => {
    const waiting = (fetchLines: () => Promise<never>): FakeServer => {
      const server = new FakeServer({ fetchLines });
      server.accept({ ...sceneAt(0), log: BEFORE });
      server.socket.tell(told(1, 0, 0, ...SHIP));
      return server;
    };
    const [refused, slow] = [waiting(() => Promise.reject(new Error("gone"))), waiting(() => new Promise(() => {}))];
    await fetched();
    expect([where(refused.session.scene), refused.session.asked]).toEqual(["space-1", true]);
    await vi.advanceTimersByTimeAsync(WAIT - 82);
    expect([where(slow.session.scene), slow.session.opening]).toEqual(["space-0", true]);
    await vi.advanceTimersByTimeAsync(2);
    expect([where(slow.session.scene), slow.session.asked, slow.session.playing]).toEqual(["space-1", true, false]);
  });

  it("is fetched with all that waits behind it", async () => {
    const first = [said(1, 1, { seat: 1, heading: true }), said(2, 1), said(3, 1)];
    const [second, third] = [
      [said(4, 2), said(5, 2)],
      [said(6, 3), said(7, 3)],
    ];
    const { server, asked } = following([...first, ...second, ...third]);
    server.socket.tell(told(1, 1, 1, ...first), told(2, 1, 1, ...first, ...second));
    server.socket.tell(told(3, 1, 0, ...first, ...second, ...third));
    const seen: string[] = [];
    for (let step = 0; step < 6; step++) {
      await vi.advanceTimersByTimeAsync(step ? 700 : 81);
      seen.push(where(server.session.scene));
    }
    expect(seen, "after its last line an answer is seen as a whole").toEqual([
      "line-2",
      "space-1",
      "line-4",
      "space-2",
      "line-6",
      "space-3",
    ]);
    expect(asked, "a burst is asked for at once").toEqual([[1, 3]]);
  });

  it("is shown at once to whoever wants no motion, or no steps", () => {
    for (const still of [true, false]) {
      settings.motion = still ? "reduced" : "full";
      settings.pace = still ? "normal" : "instant";
      const { server, asked } = following();
      server.socket.tell(told(1, 0, 0, ...SHIP));
      expect([where(server.session.scene), server.session.asked, asked]).toEqual(["space-1", true, []]);
    }
  });

  it("that is taken back is not shown any more", async () => {
    const { server } = following();
    server.socket.tell(told(1, 0, 0, ...SHIP));
    server.socket.tell({
      type: "event",
      n: 2,
      version: 0,
      to_move: [0],
      cause: "undo",
      by: 0,
      scene: { ...sceneAt(0), log: BEFORE },
    });
    await fetched();
    expect([where(server.session.scene), server.session.playing, server.session.asked]).toEqual([
      "space-0",
      false,
      true,
    ]);
  });
});
