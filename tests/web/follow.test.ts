import { WAIT } from "../../web/src/lib/pace.svelte";
import { settings } from "../../web/src/lib/settings.svelte";
import type { Event, LogLine, Scene, Steps } from "../../web/src/lib/wire";
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

/** What the server tells of an answer, and at which lines the table is to come. */
function told(n: number, by: number, asked: number, follow: LogLine[], ...log: LogLine[]): Event {
  const scene = { ...sceneAt(n, asked), log: [...BEFORE, ...log] };
  return { type: "event", n, version: n, to_move: [asked], cause: "answer", by, scene, follow: follow.map(({ seq }) => seq) };
}
const LOOKS = [SHIP[2]!, SHIP[4]!, SHIP[5]!];
const ship = (): Event => told(1, 0, 0, LOOKS, ...SHIP);

/** The hero stands at the number of the line. */
const stepsOf = (n: number, lines: LogLine[]): Steps => ({
  type: "steps",
  n,
  lines: lines.map(({ seq }) => seq),
  steps: lines.map(({ seq }) => ({ parts: [piece("hero", `line-${seq}`)] })),
});

function following(): FakeServer {
  const server = new FakeServer();
  server.accept({ ...sceneAt(0), log: BEFORE });
  return server;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  settings.motion = "full";
});
afterEach(() => vi.useRealTimers());

describe("another's turn", () => {
  it("is seen line by line, with the table as it was at each", () => {
    const server = following();
    server.socket.tell(ship());
    expect(server.session.scene!.version, "nothing is drawn before it is known").toBe(0);
    expect([server.session.opening, server.session.behind]).toEqual([true, true]);
    server.socket.tell(stepsOf(1, LOOKS));
    const seen: [string, number[], number][] = [];
    for (let step = 0; step < 4; step++) {
      vi.advanceTimersByTime(step ? 700 : 0);
      seen.push([where(server.session.scene), server.session.step.map(({ seq }) => seq), server.session.log.length]);
      expect(server.session.asked).toBe(step === 3);
    }
    expect(seen).toEqual([
      ["line-3", [1, 2, 3], 4],
      ["line-5", [4, 5], 6],
      ["line-6", [6], 7],
      ["space-1", [7, 8], 9],
    ]);
    expect(server.session.behind).toBe(false);
  });

  it("has nothing of the question before it", () => {
    const server = following();
    server.socket.tell(ship(), stepsOf(1, LOOKS));
    vi.advanceTimersByTime(0);
    const { prompt, undo, wishes, parts } = server.session.scene!;
    expect([prompt, undo, wishes]).toEqual([null, null, []]);
    expect(parts!.length, "what did not change is still there").toBe(2);
  });

  it("keeps the answer that set it off on its way until something of it is drawn", () => {
    const server = following();
    server.session.answer(["a"]);
    const id = server.socket.answers[0]!.id;
    server.socket.tell({ type: "ack", id, n: 1, version: 1 }, ship());
    expect(server.session.sending).toBe("a");
    server.socket.tell(stepsOf(1, LOOKS));
    vi.advanceTimersByTime(0);
    expect(server.session.sending).toBe(null);
    server.session.answer(["b"]);
    expect(server.socket.answers.length, "no answer to a table of before").toBe(1);
    server.session.pacer.skip();
    server.session.answer(["b"]);
    expect(server.socket.answers[1]).toMatchObject({ version: 1, keys: ["b"] });
  });

  it("can be skipped while it is seen, and before", () => {
    const server = following();
    server.socket.tell(ship(), stepsOf(1, LOOKS));
    vi.advanceTimersByTime(0);
    server.session.pacer.skip();
    const { scene, asked, playing, step } = server.session;
    expect([where(scene), asked, playing]).toEqual(["space-1", true, false]);
    expect(step.map(({ seq }) => seq)).toEqual([4, 5, 6, 7, 8]);
    const other = following();
    other.socket.tell(ship());
    other.session.pacer.skip();
    expect([where(other.session.scene), other.session.asked]).toEqual(["space-1", true]);
    other.socket.tell(stepsOf(1, LOOKS));
    vi.advanceTimersByTime(0);
    expect(where(other.session.scene), "what comes too late is not shown").toBe("space-1");
    expect(other.session.playing).toBe(false);
  });

  it("is shown as it ends where its lines do not come soon, and what came with it waits no longer", () => {
    const server = following();
    const next = [said(9, 2), said(10, 2), said(11, 2)];
    server.socket.tell(ship(), told(2, 1, 0, next, ...SHIP, ...next));
    vi.advanceTimersByTime(WAIT - 1);
    expect([where(server.session.scene), server.session.opening]).toEqual(["space-0", true]);
    vi.advanceTimersByTime(2);
    expect(where(server.session.scene)).toBe("space-1");
    vi.advanceTimersByTime(700);
    expect([where(server.session.scene), server.session.asked]).toEqual(["space-2", true]);
    expect(server.session.playing).toBe(false);
  });

  it("is seen one answer after another, whenever their lines come", () => {
    const first = [said(1, 1, { seat: 1, heading: true }), said(2, 1), said(3, 1)];
    const second = [said(4, 2), said(5, 2)];
    const server = following();
    const ends = told(2, 1, 0, [second[0]!], ...first, ...second);
    server.socket.tell(told(1, 1, 1, [first[1]!], ...first), ends, stepsOf(2, [second[0]!]));
    expect(where(server.session.scene), "not before the first").toBe("space-0");
    server.socket.tell(stepsOf(1, [first[1]!]));
    const seen: string[] = [];
    for (let step = 0; step < 4; step++) {
      vi.advanceTimersByTime(step ? 700 : 0);
      seen.push(where(server.session.scene));
    }
    expect(seen, "after its last line an answer is seen as a whole").toEqual(["line-2", "space-1", "line-4", "space-2"]);
  });

  it("is shown at once to whoever wants no motion, or no steps, and the server is told so", () => {
    for (const still of [true, false]) {
      settings.motion = still ? "reduced" : "full";
      settings.pace = still ? "normal" : "instant";
      const server = following();
      expect(server.socket.hellos[0]!.follow).toBeUndefined();
      server.socket.tell(ship());
      expect([where(server.session.scene), server.session.asked]).toEqual(["space-1", true]);
    }
    settings.motion = "full";
    settings.pace = "fast";
    expect(following().socket.hellos[0]!.follow).toBe(true);
  });

  it("that is taken back is not shown any more", () => {
    const server = following();
    const back: Event = { type: "event", n: 2, version: 0, to_move: [0], cause: "undo", by: 0 };
    server.socket.tell(ship(), { ...back, scene: { ...sceneAt(0), log: BEFORE } }, stepsOf(1, LOOKS));
    vi.advanceTimersByTime(0);
    const { scene, playing, asked } = server.session;
    expect([where(scene), playing, asked]).toEqual(["space-0", false, true]);
  });
});
