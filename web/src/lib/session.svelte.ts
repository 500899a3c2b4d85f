import type { Ask, ChatLine, HintInfo, LogLine, Msg, Scene, TableInfo, WhyInfo } from "./wire";

export type Status = "connecting" | "live" | "reconnecting" | "closed";

/** STUB with the final interface: one table, as this browser sees it. Every public field is reactive. */
export class TableSession {
  status: Status = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  /** What is shown now: it trails what has happened while steps of other seats are being played. */
  scene: Scene | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  /** An undo that waits for consent. */
  ask: Ask | null = $state.raw(null);
  seat: number | null = $state(null);
  mine: number[] = $state.raw([]);
  /** Option keys joined by a comma while an answer is on its way (also "undo", "consent"); nothing else may be sent then. */
  sending: string | null = $state(null);
  refusal: { reason: Msg; rule: string; stale: boolean } | null = $state.raw(null);
  /** A queue of other seats' steps is being shown. */
  playing: boolean = $state(false);
  paused: boolean = $state(false);
  queued: number = $state(0);
  /** The lines of the step being shown, for the dock. */
  step: LogLine[] = $state.raw([]);
  /** Lines since the own last answer. */
  recap: LogLine[] = $state.raw([]);
  /** Lines not seen before this visit: what happened while I was away. */
  unread: LogLine[] = $state.raw([]);
  /** Unread chat lines. */
  unheard: number = $state(0);
  /** Another own seat is asked (hot-seat): hand the device over, then look(seat). */
  handover: number | null = $state(null);
  /** The moment looked at (time travel), or null for now. */
  at: number | null = $state(null);
  /** Why the server closed the table to us. */
  bye: Msg | null = $state.raw(null);
  /** Whether the question shown is ours to answer now. */
  asked: boolean = $derived(!!this.scene?.prompt && this.scene.prompt.seat === this.seat && !!this.scene.prompt.options?.length);

  constructor(readonly id: string, readonly options: { watch?: string; seat?: number | null } = {}) {}
  open(): void {}
  close(): void {}
  answer(_keys: string[]): void {}
  undo(): void {}
  consent(_yes: boolean): void {}
  say(_text: string): void {}
  async why(_thing: string): Promise<WhyInfo> {
    return { text: { id: "" } };
  }
  async hint(): Promise<HintInfo> {
    return { keys: [], reason: { id: "" } };
  }
  look(_seat: number | null): void {}
  /** Show the end of what is playing at once. */
  skip(): void {}
  pause(): void {}
  play(): void {}
  /** One step forward while paused. */
  forward(): void {}
  async travel(_at: number | null): Promise<void> {}
  /** What happened while away has been read. */
  seen(): void {}
  heard(): void {}
  dismiss(): void {}
}
