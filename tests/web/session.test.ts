import { forgetful } from "../../web/src/lib/kept";
import { settings } from "../../web/src/lib/settings.svelte";
import type { Event, LogLine, Scene } from "../../web/src/lib/wire";
import { event, FakeServer, line, sceneAt, table } from "./fake";

const where = (scene: Scene | null): string => (scene?.parts?.[0] as { at: string }).at;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  settings.pace = "normal";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the connection", () => {
  it("says hello first, and is live when the server speaks", () => {
    const server = new FakeServer();
    expect(server.session.status).toBe("connecting");
    expect(server.socket.heard).toEqual([]);
    server.accept();
    expect(server.socket.heard[0]).toEqual({ type: "hello", seat: null, follow: true });
    expect(server.session.status).toBe("live");
    expect(server.session.scene?.version).toBe(0);
    expect(server.session.seat).toBe(0);
    expect(server.session.asked).toBe(true);
  });

  it("takes up where it was after a break, and says where that was", () => {
    const server = new FakeServer();
    server.accept().tell(event(1, 1, 0));
    server.cut();
    expect(server.session.status).toBe("reconnecting");
    expect(server.session.scene?.version, "what was drawn stays").toBe(1);
    vi.advanceTimersByTime(500);
    server.socket.onopen?.();
    expect(server.socket.hellos).toEqual([{ type: "hello", seat: 0, since: 1, boot: "b1", follow: true }]);
    expect(server.session.status, "an open socket is not yet a server").toBe("reconnecting");
    server.socket.tell({ type: "pong", n: 1 });
    expect(server.session.status).toBe("live");
  });

  it("waits longer after each failure, and no longer than a quarter of a minute", () => {
    const server = new FakeServer();
    server.accept();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = server.sockets.length;
      server.cut();
      let waited = 0;
      while (server.sockets.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  it("gives a silent server up", () => {
    const server = new FakeServer();
    const socket = server.accept();
    vi.advanceTimersByTime(34_000);
    expect(socket.heard.filter((message) => message.type === "ping").length).toBe(3);
    expect(server.session.status).toBe("live");
    vi.advanceTimersByTime(2_000);
    expect(server.session.status).toBe("reconnecting");
    expect(socket.closed).toBe(true);
  });

  it("stays away when the server says so, and gives the reason", () => {
    const server = new FakeServer();
    server.socket.onopen?.();
    server.socket.tell({ type: "bye", reason: { id: "srv-no-table" }, again: false });
    vi.advanceTimersByTime(60_000);
    expect(server.session.status).toBe("closed");
    expect(server.session.bye).toEqual({ id: "srv-no-table" });
    expect(server.sockets.length).toBe(1);
  });
});

describe("events", () => {
  it("change what they name and leave the rest as it is", () => {
    const server = new FakeServer();
    server.accept();
    const before = server.session.scene!;
    server.socket.tell(event(1, 1, 0));
    const after = server.session.scene!;
    expect(where(after)).toBe("space-1");
    expect(after.parts![1]).toBe(before.parts![1]);
    expect(after.log!.length).toBe(1);
    expect(after.version).toBe(1);
  });

  it("that come twice count once", () => {
    const server = new FakeServer();
    server.accept().tell(event(1, 1, 0), event(1, 1, 0));
    expect(server.session.scene!.log!.length).toBe(1);
    expect(server.socket.hellos.length).toBe(1);
  });

  it("after a gap are asked for once more, and nothing is drawn that is not whole", () => {
    const server = new FakeServer();
    const socket = server.accept();
    socket.tell(event(1, 1, 0), event(3, 1, 0), event(4, 1, 0));
    expect(server.session.scene!.version).toBe(1);
    expect(socket.hellos.slice(1)).toEqual([{ type: "hello", seat: 0, since: 1, boot: "b1", follow: true }]);
    settings.pace = "instant";
    socket.tell(event(2, 1, 0), event(3, 1, 0), event(4, 1, 0));
    expect(server.session.scene!.version).toBe(4);
    expect(socket.hellos.length).toBe(2);
  });

  it("after a gap that is not answered bring a new connection", () => {
    const server = new FakeServer();
    server.accept().tell(event(5, 1, 0));
    vi.advanceTimersByTime(5_000);
    expect(server.session.status).toBe("reconnecting");
    vi.advanceTimersByTime(500);
    expect(server.sockets.length).toBe(2);
  });

  it("tell at once who came, who spoke and who wants to undo, whatever is playing", () => {
    const server = new FakeServer();
    const socket = server.accept();
    socket.tell(event(1, 1, 1), event(2, 1, 1));
    expect(server.session.playing).toBe(true);
    socket.tell({
      type: "event",
      n: 3,
      version: 2,
      to_move: [1],
      cause: "chat",
      chat: { n: 0, who: "Bo", text: "hi", when: 1 },
    });
    socket.tell({
      type: "event",
      n: 4,
      version: 2,
      to_move: [1],
      cause: "ask",
      ask: { ask: 7, seat: 1, to: 0, waiting: [0] },
    });
    expect(server.session.chat.map((said) => said.text)).toEqual(["hi"]);
    expect(server.session.unheard).toBe(1);
    expect(server.session.ask?.ask).toBe(7);
    server.session.heard();
    expect(server.session.unheard).toBe(0);
    server.session.consent(true);
    expect(socket.wishes.at(-1)).toMatchObject({ type: "consent", seat: 0, ask: 7, yes: true });
    socket.tell({ type: "event", n: 5, version: 2, to_move: [1], cause: "undo", asked: true });
    expect(server.session.ask).toBe(null);
  });
});

describe("an answer", () => {
  it("is on its way until it is kept and seen", () => {
    const server = new FakeServer();
    const socket = server.accept();
    server.session.answer(["a"]);
    expect(socket.answers).toEqual([{ type: "answer", id: socket.answers[0]!.id, seat: 0, version: 0, keys: ["a"] }]);
    expect(server.session.sending).toBe("a");
    server.session.answer(["b"]);
    expect(socket.answers.length, "a second one is not sent").toBe(1);
    socket.tell({ type: "ack", id: socket.answers[0]!.id, n: 1, version: 1 });
    expect(server.session.sending, "the old question still stands").toBe("a");
    socket.tell(event(1, 0, 1));
    expect(server.session.sending).toBe(null);
    expect(server.session.asked).toBe(false);
  });

  it("is sent again with the same id when the connection broke, after hello", () => {
    const server = new FakeServer();
    const first = server.accept();
    server.session.answer(["a"]);
    server.cut();
    expect(server.session.sending).toBe("a");
    server.session.answer(["a"]);
    vi.advanceTimersByTime(500);
    const second = server.accept(sceneAt(1, 1), { to_move: [1] }, 1);
    expect(second.wishes.map((message) => message.type)).toEqual(["hello", "answer"]);
    expect(second.answers).toEqual(first.answers);
    second.tell({ type: "ack", id: first.answers[0]!.id, n: 1, version: 1, again: true });
    expect(server.session.sending).toBe(null);
    server.cut();
    vi.advanceTimersByTime(500);
    expect(server.accept(sceneAt(1, 1), {}, 1).answers, "it is done, and not sent a third time").toEqual([]);
  });

  it("given while the connection is away goes out when it is back", () => {
    const server = new FakeServer();
    server.accept();
    server.cut();
    server.session.answer(["b"]);
    expect(server.session.sending).toBe("b");
    vi.advanceTimersByTime(500);
    expect(server.accept().answers.map((answer) => answer.keys)).toEqual([["b"]]);
  });

  it("outlives a reload of the page, and another tab knows nothing of it", () => {
    const tab = forgetful();
    const before = new FakeServer({ tab });
    before.accept();
    before.session.answer(["a"]);
    before.session.close();
    const after = new FakeServer({ tab });
    expect(after.session.sending).toBe("a");
    expect(after.accept().answers).toEqual(before.socket.answers);
    expect(new FakeServer().accept().answers).toEqual([]);
    after.socket.tell({ type: "ack", id: before.socket.answers[0]!.id, n: 0, again: true });
    expect(new FakeServer({ tab }).session.sending).toBe(null);
  });

  it("that is refused gives the reason and can be given anew", () => {
    const server = new FakeServer();
    const socket = server.accept();
    server.session.answer(["a"]);
    socket.tell({ type: "refusal", id: socket.answers[0]!.id, reason: { id: "no" }, rule: "R1", stale: true });
    expect(server.session.sending).toBe(null);
    expect(server.session.refusal).toEqual({ reason: { id: "no" }, rule: "R1", stale: true });
    expect(server.session.scene!.version).toBe(0);
    server.session.answer(["b"]);
    expect(server.session.refusal).toBe(null);
    expect(socket.answers.length).toBe(2);
    expect(socket.answers[1]!.id).not.toBe(socket.answers[0]!.id);
  });

  it("is not given by one who is not asked", () => {
    const server = new FakeServer();
    const socket = server.accept(sceneAt(0, 1), { to_move: [1] });
    server.session.answer(["a"]);
    expect(socket.answers).toEqual([]);
    expect(server.session.sending).toBe(null);
  });

  it("does not stop the chat", () => {
    const server = new FakeServer();
    const socket = server.accept();
    server.session.answer(["a"]);
    server.session.say("  hello  ");
    server.session.say("   ");
    expect(socket.wishes.filter((message) => message.type === "say")).toMatchObject([{ text: "hello" }]);
    server.cut();
    vi.advanceTimersByTime(500);
    expect(server.accept().wishes.map((message) => message.type)).toEqual(["hello", "answer", "say"]);
  });
});

describe("questions on the side", () => {
  it("get their answers, or the reason why not", async () => {
    const server = new FakeServer();
    const socket = server.accept();
    const why = server.session.why("space-9");
    const hint = server.session.hint();
    const [asked, wanted] = socket.wishes.slice(1) as { id: string }[];
    socket.tell(
      { type: "refusal", id: wanted!.id, reason: { id: "later" } },
      { type: "why", id: asked!.id, text: { id: "far" } },
    );
    await expect(why).resolves.toMatchObject({ text: { id: "far" } });
    await expect(hint).rejects.toMatchObject({ reason: { id: "later" } });
    expect(server.session.refusal).toBe(null);
  });
});

describe("steps of others", () => {
  it("are shown one after another", () => {
    const server = new FakeServer();
    server.accept(sceneAt(0, 1), { to_move: [1] }).tell(event(1, 1, 1), event(2, 1, 1), event(3, 1, 0));
    expect(server.session.scene!.version).toBe(1);
    expect(server.session.pacer.queued).toBe(2);
    expect(server.session.asked, "the question is not there yet").toBe(false);
    vi.advanceTimersByTime(699);
    expect(server.session.scene!.version).toBe(1);
    vi.advanceTimersByTime(1);
    expect(server.session.scene!.version).toBe(2);
    expect(server.session.step.map((said) => said.seq)).toEqual([1]);
    vi.advanceTimersByTime(700);
    expect(server.session.scene!.version).toBe(3);
    expect(server.session.playing).toBe(false);
    expect(server.session.asked).toBe(true);
  });

  it("take the time that was chosen", () => {
    const server = new FakeServer();
    settings.pace = "slow";
    server.accept().tell(event(1, 1, 1), event(2, 1, 1));
    vi.advanceTimersByTime(1399);
    expect(server.session.scene!.version).toBe(1);
    vi.advanceTimersByTime(1);
    expect(server.session.scene!.version).toBe(2);
    settings.pace = "instant";
    server.socket.tell(event(3, 1, 1), event(4, 1, 1));
    expect(server.session.scene!.version).toBe(4);
  });

  it("can be skipped, stopped and stepped through", () => {
    const server = new FakeServer();
    const socket = server.accept();
    socket.tell(event(1, 1, 1), event(2, 1, 1), event(3, 1, 1), event(4, 1, 1));
    server.session.pacer.pause();
    vi.advanceTimersByTime(10_000);
    expect(server.session.scene!.version).toBe(1);
    server.session.pacer.forward();
    expect(server.session.scene!.version).toBe(2);
    expect(server.session.pacer.paused).toBe(true);
    server.session.pacer.skip();
    expect(server.session.scene!.version).toBe(4);
    expect(server.session.step.map((said) => said.seq)).toEqual([2, 3]);
    expect(server.session.pacer.paused).toBe(false);
    server.session.pacer.pause();
    socket.tell(event(5, 1, 1));
    vi.advanceTimersByTime(5_000);
    expect(server.session.scene!.version).toBe(4);
    server.session.pacer.play();
    vi.advanceTimersByTime(700);
    expect(server.session.scene!.version).toBe(5);
  });

  it("are not cut short by a question, whose ever it is; how long it is until one's own is known, and one key ends it", () => {
    for (const asked of [0, 1]) {
      const server = new FakeServer();
      server.accept().tell(...Array.from({ length: 12 }, (_, i) => event(i + 1, 1, i === 11 ? asked : 1)));
      vi.advanceTimersByTime(4_200);
      expect(server.session.scene!.version).toBe(7);
      expect(server.session.pacer.left).toBe(asked === 0 ? 5 * 700 : null);
      server.session.answer(["a"]);
      expect(server.socket.answers, "what is drawn is not the question").toEqual([]);
      server.session.pacer.skip();
      expect(server.session.scene!.version).toBe(12);
      expect(server.session.asked).toBe(asked === 0);
    }
  });

  it("that matter little are passed over, with what they tell", () => {
    const server = new FakeServer();
    const small = (n: number): Event => {
      const told = event(n, 1, 1);
      return { ...told, patch: { ...told.patch!, log: [{ ...line(n - 1, 1), weight: 0 }] } };
    };
    server.accept().tell(event(1, 1, 1), small(2), small(3), event(4, 1, 1), small(5), event(6, 1, 0));
    vi.advanceTimersByTime(700);
    expect(server.session.scene!.version).toBe(4);
    expect(server.session.step.map((said) => said.seq)).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(700);
    expect(server.session.scene!.version).toBe(6);
    expect(server.session.asked).toBe(true);
  });

  it("do not hold up one's own", () => {
    const server = new FakeServer();
    const socket = server.accept();
    socket.tell(event(1, 1, 0));
    socket.tell(event(2, 0, 1));
    expect(server.session.scene!.version).toBe(2);
  });

  it("that are taken back are not shown first", () => {
    const server = new FakeServer();
    const socket = server.accept();
    socket.tell(event(1, 1, 1), event(2, 1, 1), event(3, 1, 1));
    const back = sceneAt(1, 0);
    socket.tell({ type: "event", n: 4, version: 1, to_move: [0], cause: "undo", by: 1, scene: back });
    expect(server.session.scene!.version).toBe(1);
    expect(server.session.playing).toBe(false);
  });

  it("since the own last answer are the recap", () => {
    const server = new FakeServer();
    settings.pace = "instant";
    server.accept().tell(event(1, 0, 1), event(2, 1, 1), event(3, 1, 0));
    expect(server.session.recap.map((said) => said.seq)).toEqual([1, 2]);
    server.socket.tell(event(4, 0, 1));
    expect(server.session.recap).toEqual([]);
  });

  it("that are nobody's turn are the recap, whole, whoever answers in it", () => {
    const server = new FakeServer();
    settings.pace = "instant";
    const told = (n: number, ...log: LogLine[]): Event => ({ ...event(n, 0, 0), scene: { ...sceneAt(n, 0), log } });
    const said = (seq: number, more: Partial<LogLine> = {}): LogLine => ({ seq, text: { id: `line-${seq}` }, ...more });
    const log = [said(0, { heading: true }), said(1)];
    server.accept().tell(told(1, ...log));
    expect(server.session.recap.map((one) => one.seq)).toEqual([0, 1]);
    server.socket.tell(told(2, ...log, said(2)));
    expect(server.session.recap.map((one) => one.seq)).toEqual([0, 1, 2]);
    const own: LogLine = said(3, { seat: 0, heading: true });
    server.socket.tell(told(3, ...log, said(2), own), told(4, ...log, said(2), own, line(4, 0)));
    expect(server.session.recap, "one's own turn is not told").toEqual([]);
  });

  it("of another's turn are the recap from its heading on, also what an own answer set off, and nothing of the own turn", () => {
    const server = new FakeServer();
    settings.pace = "instant";
    const told = (n: number, ...log: LogLine[]): Event => ({ ...event(n, 0, 0), scene: { ...sceneAt(n, 0), log } });
    const said = (seq: number, more: Partial<LogLine> = {}): LogLine => ({ seq, text: { id: `line-${seq}` }, ...more });
    const theirs = [said(0, { seat: 0 }), said(1, { seat: 1, heading: true }), said(2), said(3, { seat: 0 })];
    server.accept().tell(told(1, ...theirs));
    expect(server.session.recap.map((one) => one.seq)).toEqual([1, 2, 3]);
    const mine = [said(4, { seat: 0, heading: true }), said(5)];
    server.socket.tell({ ...event(2, 1, 0), scene: { ...sceneAt(2, 0), log: [...theirs, ...mine] } });
    expect(server.session.recap.map((one) => one.seq)).toEqual([1, 2, 3]);
  });
});

describe("coming back", () => {
  it("tells what happened while away, once", () => {
    const device = forgetful();
    const first = new FakeServer({ device });
    first.accept(sceneAt(2));
    first.session.close();
    const second = new FakeServer({ device });
    second.accept(sceneAt(6));
    expect(
      second.session.unread.map((said) => said.seq),
      "not what I did myself",
    ).toEqual([3, 5]);
    second.session.close();
    const third = new FakeServer({ device });
    third.accept(sceneAt(6));
    expect(
      third.session.unread.map((said) => said.seq),
      "still unread",
    ).toEqual([3, 5]);
    third.session.seen();
    expect(third.session.unread).toEqual([]);
    const fourth = new FakeServer({ device });
    fourth.accept(sceneAt(6));
    expect(fourth.session.unread).toEqual([]);
  });

  it("for the first time tells nothing", () => {
    const server = new FakeServer();
    server.accept(sceneAt(6));
    expect(server.session.unread).toEqual([]);
  });
});

describe("several people at one screen", () => {
  const both = { seats: [0, 1].map((seat) => ({ seat, control: "human" as const, name: `P${seat}`, mine: true })) };

  it("hand the device over when another is asked, and then look from there", () => {
    const tab = forgetful();
    const server = new FakeServer({ tab });
    const socket = server.accept(sceneAt(0), both);
    expect(server.session.handover).toBe(null);
    socket.tell(event(1, 0, 1));
    expect(server.session.handover).toBe(1);
    expect(server.session.asked).toBe(false);
    server.session.look(1);
    expect(socket.wishes.at(-1)).toMatchObject({ type: "look", seat: 1 });
    socket.tell({
      type: "welcome",
      n: 1,
      boot: "b1",
      table: table({ ...both, to_move: [1] }),
      scene: sceneAt(1, 1, 1),
    });
    expect(server.session.handover).toBe(null);
    expect(server.session.asked).toBe(true);
    server.session.answer(["a"]);
    expect(socket.answers[0]!.seat).toBe(1);
    server.session.close();
    const again = new FakeServer({ tab });
    again.socket.onopen?.();
    expect(again.socket.hellos[0]!.seat, "a reload stays at the seat").toBe(1);
  });

  it("are not handed over to anybody elsewhere", () => {
    const server = new FakeServer();
    server.accept().tell(event(1, 0, 1));
    expect(server.session.handover).toBe(null);
  });
});

describe("time travel", () => {
  it("shows a moment while the game goes on behind it", async () => {
    const asked: number[] = [];
    const server = new FakeServer({
      fetchScene: (_seat, at) => {
        asked.push(at);
        return Promise.resolve({ ...sceneAt(at), log: [line(0, 0)] });
      },
    });
    server.accept(sceneAt(5));
    await server.session.travel(2);
    expect(where(server.session.scene)).toBe("space-2");
    expect(server.session.asked, "the past asks nothing").toBe(false);
    server.session.answer(["a"]);
    expect(server.socket.answers).toEqual([]);
    server.socket.tell({ ...event(6, 1, 0), n: 1 });
    expect(where(server.session.scene)).toBe("space-2");
    await server.session.travel(3);
    await server.session.travel(2);
    expect(asked).toEqual([2, 3]);
    await server.session.travel(null);
    expect(where(server.session.scene)).toBe("space-6");
    expect(server.session.asked).toBe(true);
  });
});

describe("a spectator", () => {
  it("shows the token, has no seat and answers nothing", () => {
    const server = new FakeServer({ watch: "secret-token" });
    server.socket.onopen?.();
    expect(server.socket.hellos[0]).toEqual({ type: "hello", seat: null, token: "secret-token", follow: true });
    const seats = [0, 1].map((seat) => ({ seat, control: "human" as const }));
    server.socket.tell({ type: "welcome", n: 0, boot: "b", table: table({ seats }), scene: sceneAt(0, 0, null) });
    server.session.answer(["a"]);
    server.session.undo();
    expect(server.socket.wishes.length).toBe(1);
    expect(server.session.handover).toBe(null);
  });
});

it("a table that waits for people has no scene yet, and gets it when it begins", () => {
  const server = new FakeServer();
  server.accept(null, { stage: "waiting", to_move: [] });
  expect(server.session.scene).toBe(null);
  expect(server.session.seat).toBe(0);
  server.socket.tell({
    type: "event",
    n: 1,
    version: 0,
    to_move: [0],
    cause: "begin",
    table: table(),
    scene: sceneAt(0),
  });
  expect(server.session.asked).toBe(true);
  expect(server.session.table?.stage).toBe("playing");
});

it("knows how many are before a bot that waits for its turn, for as long as the question stands", () => {
  const server = new FakeServer();
  server.accept();
  server.socket.tell({ type: "thinking", seat: 1, ahead: 3, version: 0 });
  expect([server.session.aheadOf(1), server.session.aheadOf(0)]).toEqual([3, 0]);
  server.socket.tell({ type: "thinking", seat: 0, ahead: 7, id: "a hint" });
  expect(server.session.aheadOf(1), "a hint's place is not a bot's").toBe(3);
  expect(server.session.hintAhead).toBe(7);
  server.socket.tell({ type: "thinking", seat: 1, ahead: 0, version: 0 });
  expect(server.session.aheadOf(1)).toBe(0);
  server.socket.tell({ type: "thinking", seat: 1, ahead: 2, version: 0 });
  server.socket.tell(event(1, 1, 0));
  expect(server.session.aheadOf(1)).toBe(0);
});
