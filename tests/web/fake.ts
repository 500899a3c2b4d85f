/** A server of the tests: it hears what a session says and answers what the test wants. */
import { forgetful, type Shelf } from "../../web/src/lib/kept";
import type { Socket } from "../../web/src/lib/link";
import { TableSession, type SessionOptions } from "../../web/src/lib/session.svelte";
import type {
  Answer,
  Event,
  FromClient,
  FromServer,
  Hello,
  LogLine,
  Piece,
  Scene,
  TableInfo,
} from "../../web/src/lib/wire";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  heard: FromClient[] = [];
  closed = false;

  send(text: string): void {
    if (this.closed) throw new Error("sent into a closed socket");
    this.heard.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  tell(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What came, without pings. */
  get wishes(): FromClient[] {
    return this.heard.filter((message) => message.type !== "ping");
  }
  get answers(): Answer[] {
    return this.heard.filter((message): message is Answer => message.type === "answer");
  }
  get hellos(): Hello[] {
    return this.heard.filter((message): message is Hello => message.type === "hello");
  }
}

export class FakeServer {
  sockets: FakeSocket[] = [];
  session: TableSession;

  constructor(readonly options: SessionOptions & { tab?: Shelf; device?: Shelf } = {}) {
    this.session = new TableSession("t1", {
      tab: forgetful(),
      device: forgetful(),
      ...options,
      connect: () => {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
      },
    });
    this.session.open();
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** The newest socket opens, and the server welcomes. */
  accept(scene: Scene | null = sceneAt(0), more: Partial<TableInfo> = {}, n = 0): FakeSocket {
    this.socket.onopen?.();
    this.socket.tell({ type: "welcome", n, boot: "b1", table: table(more), scene });
    return this.socket;
  }

  /** The connection breaks. */
  cut(): void {
    this.socket.closed = true;
    this.socket.onclose?.();
  }
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  const seats = [
    { seat: 0, control: "human" as const, name: "Ada", mine: true },
    { seat: 1, control: "bot" as const, name: "Bot" },
  ];
  return { id: "t1", game: "g", name: "Table", seats, stage: "playing", to_move: [0], ...more };
}

export const line = (seq: number, seat: number): LogLine => ({ seq, text: { id: `line-${seq}` }, seat });
export const piece = (id: string, at: string): Piece => ({ part: "piece", id, name: { id }, at });

/** A table after so many answers; seat 0 is asked at first, the options are a and b. */
export function sceneAt(version: number, asked = 0, seat: number | null = 0): Scene {
  const options = ["a", "b"].map((key) => ({ key, label: { id: key } }));
  return {
    game: "g",
    seat,
    title: { id: "g-title" },
    parts: [piece("hero", `space-${version}`), piece("rock", "space-9")],
    prompt: { seat: asked, kind: "move", question: { id: "q" }, ...(asked === seat ? { options } : {}) },
    log: Array.from({ length: version }, (_, seq) => line(seq, seq % 2)),
    version,
  };
}

/** Event n: `by` has answered, and now `asked` is asked; told as a patch. */
export function event(n: number, by: number, asked: number, seat: number | null = 0): Event {
  const after = sceneAt(n, asked, seat);
  return {
    type: "event",
    n,
    version: n,
    to_move: [asked],
    cause: "answer",
    by,
    patch: { parts: [after.parts![0]!], prompt: after.prompt!, log: [line(n - 1, by)], log_from: n - 1 },
  };
}
