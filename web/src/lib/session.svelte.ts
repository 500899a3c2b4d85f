/** One table as this browser sees it: what stands on it, what is asked, what was answered. Every public field is reactive. */
import { api, Refused, whoAmI } from "./api";
import { Asides } from "./asides";
import { unfold } from "./follow";
import { lasting, passing, read, write, type Shelf } from "./kept";
import { Link, liveAddress, type Connect } from "./link";
import { lastSeq } from "./log";
import { Missed } from "./missed.svelte";
import { Moments, type FetchLines, type FetchScene } from "./moments";
import { callOver, hidden, setTitle, stopCalling } from "./notify";
import { newId, Outbox, type Outgoing, type Refusal } from "./outbox.svelte";
import { Pacer, type Step } from "./pace.svelte";
import { Past } from "./past.svelte";
import { applyPatch } from "./patch";
import { settings, STEP } from "./settings.svelte";
import { play, soundOf } from "./sound";
import { Talk } from "./talk.svelte";
import type {
  Ask,
  ChatLine,
  Event,
  FromServer,
  Hello,
  HintInfo,
  LogLine,
  Msg,
  Scene,
  Steps,
  TableInfo,
  Thinking,
  Welcome,
  WhyInfo,
} from "./wire";
import { say, t } from "./words.svelte";

export type Status = "connecting" | "live" | "reconnecting" | "closed";

export interface SessionOptions {
  /** A watch link's token: look on without a seat. */
  watch?: string;
  /** The seat to look from; otherwise the one this tab last used, else any of one's own. */
  seat?: number | null;
  connect?: Connect;
  /** Where things are kept as long as the tab, and for good. */
  tab?: Shelf;
  device?: Shelf;
  /** The scene at a moment, for time travel. */
  fetchScene?: FetchScene;
  fetchLines?: FetchLines;
}

export class TableSession {
  status: Status = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  /** An undo that waits for consent. */
  ask: Ask | null = $state.raw(null);
  /** The bot that was last heard to wait for its turn to think. */
  thinking: Thinking | null = $state.raw(null);
  /** How many thoughts are before the hint that was asked for. */
  hintAhead: number = $state(0);
  /** The seat looked from; null is a spectator. */
  seat: number | null = $state(null);
  /** The lines of the step shown last. */
  step: LogLine[] = $state.raw([]);
  /** Why the server has closed the table to us. */
  bye: Msg | null = $state.raw(null);

  #shown: Scene | null = $state.raw(null);
  #now: Scene | null = $state.raw(null);
  /** What others did, one step after another: it can be stopped, stepped through and skipped. */
  readonly pacer = new Pacer(
    (step) => this.#show(step),
    () => (hidden() ? 0 : STEP[settings.pace]),
  );

  /** The table as it is drawn: a past moment, or now; now trails behind while steps of other seats are being shown. */
  scene: Scene | null = $derived.by(() => this.#past.scene ?? this.#shown);
  /** The seats this browser may answer for. */
  mine: number[] = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  /** The seats that are asked now. */
  toMove: number[] = $derived(this.table?.to_move ?? []);
  /** Another own seat is asked (several people at one screen): hand the device over, then `look(seat)`. */
  handover: number | null = $derived(this.#nextHere());
  /** Whether the question that is drawn is this viewer's to answer. */
  asked: boolean = $derived(
    this.at === null && this.seat !== null && this.scene?.prompt?.seat === this.seat && !!this.scene.prompt.options?.length,
  );

  #n = 0;
  #boot = "";
  #resyncing = false;
  #asides = new Asides((message) => this.#link.send(message));
  #moments: Moments;
  /** Whether the server was last told that this window follows what others do. */
  #following = false;
  #past: Past;
  #missed: Missed;
  #talk: Talk;
  #link: Link;
  #outbox: Outbox;
  #tab: Shelf;
  #stop: (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly options: SessionOptions = {},
  ) {
    this.#tab = options.tab ?? passing;
    const device = options.device ?? lasting;
    this.#outbox = new Outbox(id, this.#tab, () => (this.opening ? this.#n - 1 : this.#n));
    const fetchScene: FetchScene = options.fetchScene ?? ((seat, at) => api.scene(id, seat, at, options.watch));
    const far: FetchLines = (seat, first, last) => api.moments(id, seat, first, last, options.watch);
    this.#moments = new Moments(fetchScene, options.fetchLines ?? far);
    this.#past = new Past(this.#moments, () => this.seat);
    this.#talk = new Talk(id, device);
    this.#missed = new Missed(device, id, (seat) => this.#isMine(seat));
    const wish = options.seat === undefined ? read<number | null>(this.#tab, `seat.${id}`, null) : options.seat;
    this.seat = options.watch ? null : wish;
    const ends = {
      hello: () => this.#hello(),
      hear: (message: FromServer) => this.#hear(message),
      changed: (live: boolean) => this.#changed(live),
    };
    this.#link = new Link(liveAddress(id), ends, options.connect);
  }

  /** How many are before the bot that is to answer for a seat now. */
  aheadOf(seat: number | null): number {
    const known = this.thinking;
    return known && known.seat === seat && (known.version ?? 0) === this.scene?.version ? known.ahead : 0;
  }

  /** The page that shows what is looked at. */
  get address(): string {
    if (this.at === null) return `/t/${this.id}`;
    return `/t/${this.id}/at/${this.at}${this.line === null ? "" : `/${this.line + 1}`}`;
  }

  get chat(): ChatLine[] {
    return this.#talk.lines;
  }
  /** Chat lines not yet read. */
  get unheard(): number {
    return this.#talk.unheard;
  }
  /** Lines since the own last answer. */
  get recap(): LogLine[] {
    return this.#missed.recap;
  }
  /** What happened while nobody looked here; empty after `seen()`. */
  get unread(): LogLine[] {
    return this.#missed.unread;
  }

  /** What is on its way: option keys joined by commas, "wish", "undo" or "consent". */
  get sending(): string | null {
    return this.#outbox.sending;
  }
  /** Why the last wish was not done. */
  get refusal(): Refusal | null {
    return this.#outbox.refusal;
  }

  get playing(): boolean {
    return this.pacer.playing;
  }
  /** Of what comes next nothing is drawn yet: the question before it still stands there, and takes no answer. */
  get opening(): boolean {
    return this.pacer.opening;
  }
  /** Whether more has happened than is drawn. */
  get behind(): boolean {
    return this.#shown !== this.#now;
  }

  open(): void {
    if (typeof window === "undefined") return this.#link.open();
    // A socket shows the cookie that the first visit makes.
    const ready = (): void => {
      if (this.status !== "closed") this.#link.open();
    };
    void whoAmI().then(ready, ready);
    const wake = (): void => {
      this.#follow();
      if (!document.hidden) {
        this.#link.nudge();
        this.#missed.mark(this.#shown);
      }
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.#stop.push(() => removeEventListener("online", wake));
    this.#stop.push(() => document.removeEventListener("visibilitychange", wake));
    const titled = $effect.root(() => {
      $effect(() => setTitle(this.#title()));
      $effect(() => this.#follow());
    });
    this.#stop.push(titled);
  }

  close(): void {
    for (const stop of this.#stop.splice(0)) stop();
    stopCalling();
    this.pacer.clear();
    this.#link.close();
    this.status = "closed";
    this.#asides.giveUp();
  }

  // -- what this viewer does ------------------------------------------------------------------------------------------

  /** Answer the question that is drawn. Ignored while nothing is asked, more has happened, or an answer is on its way. */
  answer(keys: string[]): void {
    if (!this.asked || this.behind || this.seat === null) return;
    this.seen();
    this.#send({ type: "answer", id: newId(), seat: this.seat, version: this.scene?.version ?? 0, keys });
  }

  undo(): void {
    if (this.seat === null || !this.#now) return;
    this.pacer.skip();
    this.#send({ type: "undo", id: newId(), seat: this.seat, version: this.#now.version ?? 0 });
  }

  /** Leave a standing answer to moments for cards, or take it back. */
  wish(wish: string, on: boolean): void {
    if (this.seat === null) return;
    this.#send({ type: "wish", id: newId(), seat: this.seat, wish, on });
  }

  /** Yes or no to the undo another seat has asked for. */
  consent(yes: boolean): void {
    const seat = this.ask?.waiting.find((waiting) => this.mine.includes(waiting));
    if (!this.ask || seat === undefined) return;
    this.#send({ type: "consent", id: newId(), seat, ask: this.ask.ask, yes });
  }

  say(text: string): void {
    const words = text.trim().slice(0, 500);
    if (words) this.#send({ type: "say", id: newId(), text: words });
  }

  why(thing: string): Promise<WhyInfo> {
    return this.#asides.ask<WhyInfo>({ type: "why", id: newId(), seat: this.seat ?? 0, thing });
  }

  hint(): Promise<HintInfo> {
    this.hintAhead = 0;
    return this.#asides.ask<HintInfo>({ type: "hint", id: newId(), seat: this.seat ?? 0 });
  }

  /** Look from another of one's own seats. */
  look(seat: number | null): void {
    this.seat = seat;
    write(this.#tab, `seat.${this.id}`, seat);
    this.#link.send({ type: "look", id: newId(), seat });
  }

  /** The moment looked at, or null for now. */
  get at(): number | null {
    return this.#past.at;
  }
  /** Which of the lines of that answer is looked at, from 0; null is after all of them. */
  get line(): number | null {
    return this.#past.line;
  }
  /** How many lines that answer wrote, while one of them is looked at. */
  get lines(): number {
    return this.#past.lines;
  }

  /** Look at the table as it stood after so many answers; null comes back to now. */
  travel(at: number | null): Promise<void> {
    return this.#past.travel(at);
  }
  /** Look at the table at a line of an answer (counted from 0, or from -1 backwards); `upTo`: how far one will go on. */
  travelTo(at: number, line: number, upTo = at): Promise<void> {
    return this.#past.travelTo(at, line, upTo);
  }
  /** In the past, one line on or back, until a last answer; whether there was one. */
  lineBy(by: 1 | -1, last: number): Promise<boolean> {
    return this.#past.lineBy(by, last);
  }

  /** The lines of the log as they are now, also while the past is looked at. */
  get log(): LogLine[] {
    return this.#shown?.log ?? [];
  }

  /** What happened while away has been read. */
  seen(): void {
    this.#missed.unread = [];
    this.#missed.mark(this.#shown);
  }

  /** The chat has been read. */
  heard(): void {
    this.#talk.heard();
  }

  /** The refusal has been read. */
  dismiss(): void {
    this.#outbox.refusal = null;
  }

  // -- sending --------------------------------------------------------------------------------------------------------

  #send(message: Outgoing): void {
    if (this.#outbox.add(message)) this.#link.send(message);
  }

  #hello(): Hello {
    const hello: Hello = { type: "hello", seat: this.seat };
    if (this.#boot) Object.assign(hello, { since: this.#n, boot: this.#boot });
    if (this.options.watch) hello.token = this.options.watch;
    if ((this.#following = this.#follows())) hello.follow = true;
    return hello;
  }

  #changed(live: boolean): void {
    if (this.status === "closed") return;
    if (live) {
      this.status = "live";
      // The hello went out first; whatever had no answer follows it, with the ids it had.
      for (const message of this.#outbox.all) this.#link.send(message);
      this.#asides.again();
      return;
    }
    const first = this.status === "connecting";
    this.status = first ? "connecting" : "reconnecting";
    this.#resyncing = false;
    if (first) void this.#askWhy();
  }

  /** A socket does not say why it was not opened; the same question over HTTP does. */
  async #askWhy(): Promise<void> {
    try {
      await api.table(this.id, this.options.watch);
    } catch (error) {
      if (!(error instanceof Refused) || error.status < 400 || error.status >= 500 || error.status === 429) return;
      this.bye = error.reason;
      this.close();
    }
  }

  // -- hearing --------------------------------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "event":
        return this.#event(message);
      case "ack":
        return this.#outbox.done(message.id, message.n ?? null);
      case "refusal":
        return this.#refused(message.id, message.reason, message.rule ?? "", message.stale ?? false);
      case "why":
      case "hint":
        return this.#asides.told(message);
      case "steps":
        return this.#steps(message);
      case "bye":
        this.bye = message.reason;
        if (message.again === false) this.close();
        return;
      case "thinking":
        if (message.id) this.hintAhead = message.ahead;
        else this.thinking = message;
        return;
      case "pong":
        return;
    }
  }

  #refused(id: string, reason: Msg, rule: string, stale: boolean): void {
    if (this.#asides.refused(id, reason, rule)) return;
    this.#outbox.refused(id, { reason, rule, stale });
  }

  #welcome(welcome: Welcome): void {
    this.#n = welcome.n;
    this.#boot = welcome.boot;
    this.#resyncing = false;
    this.bye = null;
    this.table = welcome.table;
    this.ask = welcome.ask ?? null;
    this.#talk.begin(welcome.chat ?? []);
    this.pacer.clear();
    this.#moments.clear();
    this.#now = welcome.scene;
    this.#shown = welcome.scene;
    this.seat = welcome.scene ? welcome.scene.seat : this.#seatWhileWaiting();
    this.step = [];
    this.#outbox.settle();
    if (!welcome.scene) return;
    this.#missed.begin(welcome.scene);
  }

  #seatWhileWaiting(): number | null {
    return this.seat !== null && this.mine.includes(this.seat) ? this.seat : (this.mine[0] ?? null);
  }

  #event(event: Event): void {
    if (event.n <= this.#n) return;
    if (event.n !== this.#n + 1 || (event.patch && !this.#now)) return this.#resync();
    const wasMine = this.#myTurn();
    this.#n = event.n;
    this.#resyncing = false;
    this.#news(event);
    const scene = event.scene ?? (event.patch && this.#now ? applyPatch(this.#now, event.patch, event.version) : null);
    if (scene) this.#happened(event, scene);
    this.#outbox.settle();
    if (!wasMine && this.#myTurn()) this.#call();
  }

  /** Something was missed: ask for it once. */
  #resync(): void {
    if (this.#resyncing) return;
    this.#resyncing = true;
    this.#link.again();
  }

  /** What is not the scene is told at once: people, chat, a wish to undo, who is asked. */
  #news(event: Event): void {
    const stood = this.mine.length === 0;
    if (event.table) this.table = event.table;
    else if (this.table && event.cause !== "chat" && event.cause !== "ask") {
      this.table = { ...this.table, to_move: event.to_move ?? [], version: event.version };
    }
    // Whoever has sat down in front of an open window looks from that seat from now on.
    if (stood && this.mine[0] !== undefined) this.look(this.mine[0]);
    if (event.ask) this.ask = event.ask;
    else if (event.asked) this.ask = null;
    if (event.chat) this.#talk.add(event.chat, this.#isMine(event.chat.seat));
  }

  #happened(event: Event, scene: Scene): void {
    const stood = this.#now;
    const before = lastSeq(stood);
    this.#now = scene;
    const own = this.#isMine(event.by);
    const asks = scene.prompt?.seat === this.seat && this.seat !== null;
    const lines = (scene.log ?? []).filter((line) => line.seq > before);
    const step: Step = { scene, lines, own, asks, n: event.n };
    if (event.cause === "undo") {
      this.#moments.clear();
      this.#missed.takenBack(scene);
    } else if (event.cause === "answer") {
      if (own) this.#missed.answered(scene, before);
      if (stood && event.follow?.length && this.at === null && this.#follows()) step.before = stood;
    }
    this.pacer.push(step);
    // What was taken back, and the first sight of a table, are no steps to wait for.
    if (!stood || event.cause === "undo") this.pacer.skip();
  }

  /** Whether others' turns are looked at line by line. */
  #follows(): boolean {
    return !settings.still && this.pacer.pace() > 0;
  }

  /** Tell the server if that has changed. */
  #follow(): void {
    const on = this.#follows();
    if (on !== this.#following && this.status === "live") this.#link.send({ type: "follow", on: (this.#following = on) });
  }

  /** The table at the lines of something that has been told. What is no longer waited for is not looked at. */
  #steps(told: Steps): void {
    const step = this.pacer.waiting(told.n);
    if (step) this.pacer.open(step, unfold(step, told));
  }

  #show(step: Step): void {
    const sound = hidden() ? null : soundOf(this.#shown, step.scene);
    this.#shown = step.scene;
    this.seat = step.scene.seat;
    this.step = step.lines;
    if (sound) play(sound);
    else if (step.asks && !step.own && !hidden()) play("turn");
    this.#missed.shown(step.scene, step.lines);
    this.#outbox.settle();
  }

  // -- whose turn -----------------------------------------------------------------------------------------------------

  #isMine(seat: number | null | undefined): boolean {
    return typeof seat === "number" && this.mine.includes(seat);
  }

  #myTurn(): boolean {
    return this.toMove.some((seat) => this.mine.includes(seat));
  }

  #nextHere(): number | null {
    if (this.seat === null || this.mine.length < 2 || this.playing || this.at !== null) return null;
    if (this.toMove.includes(this.seat)) return null;
    return this.toMove.find((seat) => this.mine.includes(seat)) ?? null;
  }

  #title(): string {
    const what = (this.#shown && say(this.#shown.title)) || this.table?.name || "Inglenook";
    return t(this.#myTurn() ? "web-title-turn" : "web-title-table", { what });
  }

  #call(): void {
    if (hidden()) callOver(this.#title(), this.table?.name ?? "", `inglenook-${this.id}`);
  }
}
