/** A socket that comes back: it says hello, listens, notices silence, and tries again with patience. */
import type { FromClient, FromServer, Hello } from "./wire";

/** What we need of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}
export type Connect = (url: string) => Socket;

export interface Ends {
  /** The first message of every connection. */
  hello(): Hello;
  hear(message: FromServer): void;
  /** The server answers (true), or is gone (false). */
  changed(live: boolean): void;
}

const PING = 15_000;
const HANDSHAKE = 15_000;
const SILENCE = 35_000;
/** After waking up or asking for everything again, an answer should come soon. */
const SOON = 5_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class Link {
  #socket: Socket | null = null;
  #live = false;
  #closed = true;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly ends: Ends,
    readonly connect: Connect = (address) => new WebSocket(address) as unknown as Socket,
  ) {}

  open(): void {
    if (!this.#closed) return;
    this.#closed = false;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Whether it went out; it may still be lost on the way. */
  send(message: FromClient): boolean {
    if (!this.#live || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Something was missed: say hello again, and start over if that is not answered soon. */
  again(): void {
    if (!this.#socket) return;
    this.#socket.send(JSON.stringify(this.ends.hello()));
    this.#expect(SOON);
  }

  /** The device woke up or came back to the network: do not wait any longer. */
  nudge(): void {
    if (this.#closed) return;
    if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#connect();
    } else if (this.#live) {
      this.#ping();
      this.#expect(SOON);
    }
  }

  #connect(): void {
    const socket = this.connect(this.url);
    this.#socket = socket;
    this.#expect(HANDSHAKE);
    const mine = (): boolean => this.#socket === socket;
    socket.onopen = () => {
      if (!mine()) return;
      socket.send(JSON.stringify(this.ends.hello()));
      this.#ping(); // A server with no news for us answers at least this.
      this.#beat = setInterval(() => this.#ping(), PING);
      this.#expect(SILENCE);
    };
    socket.onmessage = (event) => {
      if (mine()) this.#heard(event.data);
    };
    socket.onclose = () => {
      if (mine()) this.#lost();
    };
  }

  #heard(data: unknown): void {
    if (typeof data !== "string") return;
    const message = JSON.parse(data) as FromServer;
    this.#expect(SILENCE);
    // A server that only says goodbye is not one to come back to at once.
    if (message.type !== "bye") {
      this.#tries = 0;
      if (!this.#live) {
        this.#live = true;
        this.ends.changed(true);
      }
    }
    this.ends.hear(message);
  }

  #ping(): void {
    this.#socket?.send(JSON.stringify({ type: "ping", t: Date.now() } satisfies FromClient));
  }

  #expect(within: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost(), within);
  }

  #lost(): void {
    this.#drop();
    this.ends.changed(false);
    if (this.#closed) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries++, LONGEST_WAIT);
    // Many browsers lose the same server at once; they should not all come back at once.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    this.#live = false;
    socket?.close();
  }
}

/** Where the socket of a table is. */
export function liveAddress(id: string): string {
  if (typeof location === "undefined") return `ws://test/api/tables/${id}/live`;
  return `${location.protocol.replace("http", "ws")}//${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
