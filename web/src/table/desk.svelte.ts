/** What one person has open and in hand at the table: the answer looked at, picks, drawers, hints. The table itself is the session's. */
import { getContext, setContext } from "svelte";

import { Refused } from "../lib/api";
import { momentOf, placeOf } from "../lib/log";
import { settings, STEP } from "../lib/settings.svelte";
import type { TableSession } from "../lib/session.svelte";
import { complain } from "../pages/bits/sit";
import type { HintInfo, LogLine, Msg, OptionView, Prompt } from "../lib/wire";
import { say } from "../lib/words.svelte";
import { rulerOf, typedResult, type Ruler, type Tile } from "./ruler";
import { oddsOf } from "../parts/odds";
import { litOf, things } from "../parts/scene";
import type { Lit } from "../parts/types";
import { answersOf, type Answer } from "../parts/ways";

export type Tab = "log" | "rules" | "chat";
export type Dialog = "menu" | "settings" | "keys" | "howto" | "luck" | "invite" | "programs" | "leave" | "mat" | null;

/** A sentence beside the question: why not, a hint, a refusal. */
export interface Note {
  kind: "why" | "hint" | "refusal";
  title: string;
  text: Msg | string;
  rule: string;
}

/** The page of answers that is open in the dock. */
export interface Shown {
  question: string;
  keys: ReadonlySet<string>;
  turned: boolean;
}

/** How long a digit waits for a second one, in milliseconds. */
const PATIENCE = 400;
const RESULT = 600;

export class Desk {
  /** The answer under the pointer or the focus, on the board or in the dock. */
  looked: string | null = $state(null);
  /** The answer looked at in the dock, if its words do not fit on it. */
  told: OptionView | null = $state.raw(null);
  /** Answers chosen so far where several are wanted. */
  picked: string[] = $state([]);
  filter = $state("");
  /** What can be read in the dock without turning a page; whether somebody turned to it. */
  page: Shown = $state.raw({ question: "", keys: new Set(), turned: false });
  /** The answer whose ways are open: its first key. */
  fanned: string | null = $state(null);
  /** Where the answers begin that somebody wants to see. */
  wanted: string | null = $state(null);
  /** Digits of a number that is being typed. */
  typed = $state("");
  /** The result of a ruler for which is asked what to spend. */
  ways: number | null = $state(null);
  /** Tiles are shown that nobody needs. */
  unfolded = $state(false);
  #typing: ReturnType<typeof setTimeout> | undefined;
  /** The next thing pointed at is asked about. */
  asking = $state(false);
  why: Note | null = $state.raw(null);
  hint: HintInfo | null = $state.raw(null);
  hinting = $state(false);
  tab: Tab = $state("log");
  /** Whether the side is open where it is a drawer. */
  side = $state(false);
  /** How often it was opened: each time it gets the focus. */
  opened = $state(0);
  /** The rule that was cited last. */
  rule = $state("");
  /** The rules were opened by the keyboard: what is typed next is searched for. */
  typing = $state(false);
  dialog: Dialog = $state(null);
  /** Whether the result lies over the board when the game is over. */
  result = $state(true);
  /** The seat whose mat lies open, on a narrow page. */
  mat: number | null = $state(null);
  /** Which step of the recap the table shows; null is now. */
  step: number | null = $state(null);
  walking = $state(false);
  #walk: ReturnType<typeof setTimeout> | undefined;
  #back: HTMLElement | null = null;

  constructor(readonly session: TableSession) {}

  prompt: Prompt | null = $derived.by(() => this.session.scene?.prompt ?? null);
  /** Whether an answer can be given right now. */
  open: boolean = $derived.by(() => {
    const { asked, behind, sending, status } = this.session;
    return asked && !behind && sending === null && status === "live";
  });
  options: OptionView[] = $derived.by(() => (this.session.asked ? (this.prompt?.options ?? []) : []));
  /** The answers with their numbers; several ways to one thing are one of them. */
  answers: Answer[] = $derived.by(() => answersOf(this.options));
  lit: Map<string, Lit> = $derived.by(() => {
    const { question, keys, turned } = this.page;
    return question === this.question ? litOf(this.prompt, this.open, keys, turned) : litOf(this.prompt, this.open);
  });
  chosen: ReadonlySet<string> = $derived.by(() => new Set(this.picked));
  /** The question that stands; another question begins with nothing in hand. */
  question: string = $derived.by(() => {
    const scene = this.session.scene;
    return scene?.prompt ? `${scene.seat}/${scene.version ?? 0}/${scene.prompt.seat}/${scene.prompt.kind}` : "";
  });
  /** What the other seats did last: since one's own last answer, or before it until they act again. */
  recap: LogLine[] = $derived.by(() => (this.session.unread.length ? this.others(this.session.unread) : this.kept));
  /** The last recap that had something in it. */
  kept: LogLine[] = $state.raw([]);
  /** The last line that was there when the log was last looked at, where it is behind a button. */
  #readTo = $state(-1);
  /** How much of the recap is worth a headline and has not been looked at. */
  headlines: number = $derived.by(() => this.recap.filter((line) => (line.weight ?? 1) > 1 && line.seq > this.#readTo).length);
  away: boolean = $derived.by(() => this.session.unread.length > 0);
  /** The answer that is the usual one; never one that gives something up for good. */
  primary: OptionView | null = $derived.by(() => {
    const only = this.options.length === 1 && !this.prompt?.select ? this.options[0] : undefined;
    const usual = this.options.find((option) => option.key === this.prompt?.usual);
    const found = only ?? usual;
    return found && !found.final ? found : null;
  });

  /** Lines of other seats, without headings. Who only watches has no turn of their own to count from: the turn being played. */
  others(lines: LogLine[]): LogLine[] {
    const from = this.session.mine.length ? 0 : lines.findLastIndex((line) => line.heading) + 1;
    return lines.slice(from).filter((line) => !line.heading && !(line.seat != null && this.session.mine.includes(line.seat)));
  }

  /** A new question: empty hands. */
  reset(): void {
    this.looked = this.told = null;
    this.picked = [];
    this.filter = "";
    this.asking = false;
    clearTimeout(this.#typing);
    this.typed = "";
    this.ways = this.fanned = this.wanted = null;
    this.unfolded = false;
    this.why = null;
    this.hint = null;
  }

  // -- answering ------------------------------------------------------------------------------------------------------

  press(key: string): void {
    if (!this.open || !key) return;
    const select = this.prompt?.select;
    if (!select) return this.session.answer([key]);
    if (this.picked.includes(key)) this.picked = this.picked.filter((other) => other !== key);
    else if (select.most === 1) this.picked = [key];
    else if (this.picked.length < select.most) this.picked = [...this.picked, key];
  }

  /** The dice of a test lie there, with the chances of every answer. */
  #tested = $derived.by(() => !!this.session.scene?.parts?.some(({ part }) => part === "test"));

  /** The chance that an answer leaves, where nothing else tells it: no panel of dice, no verdict that it fails. */
  odds(option: OptionView): string {
    return this.#tested || option.verdict === "fails" ? "" : oddsOf(option);
  }

  /** The question as a ruler of results, if it is one. */
  ruler: Ruler | null = $derived.by(() => (this.session.asked ? rulerOf(this.prompt) : null));

  /** A digit answers at once, unless another could follow it: then it waits a moment. */
  type(digit: string): void {
    clearTimeout(this.#typing);
    const typed = this.typed + digit;
    this.typed = "";
    if (this.ruler) return this.#typeResult(this.ruler, typed);
    const number = typed === "0" ? 10 : Number(typed);
    const ways = this.answers.find(({ option }) => option.key === this.fanned)?.ways;
    if (ways) return this.press(ways[number - 1]?.key ?? "");
    if (number && number * 10 <= this.answers.length) this.#later(typed, PATIENCE, () => this.#number(number));
    else this.#number(number);
  }

  #later(typed: string, patience: number, run: () => void): void {
    this.typed = typed;
    this.#typing = setTimeout(() => {
      this.typed = "";
      run();
    }, patience);
  }

  /** In a ruler the digits are the result. */
  #typeResult(ruler: Ruler, typed: string): void {
    const { tile, wait } = typedResult(ruler, typed);
    const take = (): void => {
      if (tile?.kept) this.press(tile.best.key);
      else if (tile) this.takeResult(tile);
    };
    if (wait) this.#later(typed, RESULT, take);
    else take();
  }

  /** Take a result: at once where one way leads to it, else it is asked what to spend. */
  takeResult(tile: Tile): void {
    if (!this.open) return;
    this.unfolded ||= !tile.kept;
    if (tile.ways.length < (tile.kept ? 1 : 2)) this.press(tile.best.key);
    else this.ways = this.ways === tile.result ? null : tile.result;
  }

  #number(number: number): void {
    const answer = this.answers[number - 1];
    if (answer) this.take(answer);
  }

  /** Give an answer, or open the ways it stands for. */
  take(answer: Answer): void {
    if (!this.open) return;
    const { key } = answer.option;
    if (!answer.ways) this.press(key);
    else this.fanned = this.fanned === key ? null : key;
  }

  /** Where the answers begin that can be read now, if there are others. */
  turnedTo: ReadonlySet<string> = $derived.by(() => {
    const { question, keys } = this.page;
    const shown = question === this.question && keys.size < this.options.length ? this.options : [];
    return new Set(shown.flatMap(({ key, source }) => (source && keys.has(key) ? [source] : [])));
  });

  /** Show the answers that begin at a thing, if there are several pages of answers and it has any. */
  turnTo(part: string): boolean {
    const { question, keys } = this.page;
    const some = this.options.some((option) => option.source === part);
    if (!some || question !== this.question || keys.size >= this.options.length) return false;
    this.wanted = part;
    return true;
  }

  canConfirm: boolean = $derived.by(() => {
    const select = this.prompt?.select;
    return this.open && !!select && this.picked.length >= select.least && this.picked.length <= select.most;
  });

  confirm(): void {
    if (this.canConfirm) this.session.answer([...this.picked]);
  }

  takeUsual(): void {
    const usual = this.prompt?.select?.usual;
    if (this.open && usual) this.session.answer([...usual]);
  }

  /** Do what the hint says. */
  takeHint(): void {
    if (this.open && this.hint?.keys.length) this.session.answer([...this.hint.keys]);
  }

  /** Space: the main answer of the question, or an end to what is playing or looked back at. */
  main(): boolean {
    if (this.session.at !== null) this.travel(null);
    else if (this.session.playing) this.session.pacer.skip();
    else if (this.prompt?.select && this.open) {
      if (this.picked.length) this.confirm();
      else this.takeUsual();
    } else if (this.ruler && this.open) this.press(this.ruler.keep.key);
    else if (this.primary && this.open) this.press(this.primary.key);
    else return false;
    return true;
  }

  // -- asking ---------------------------------------------------------------------------------------------------------

  async askWhy(thing: string): Promise<void> {
    this.asking = false;
    const scene = this.session.scene;
    const part = scene ? things(scene).get(thing) : undefined;
    const title = part ? say(part.name) : thing;
    try {
      const answer = await this.session.why(thing);
      this.why = { kind: "why", title, text: answer.text, rule: answer.rule ?? "" };
    } catch (error) {
      if (error instanceof Refused) this.why = { kind: "why", title, text: error.reason, rule: error.rule };
    }
  }

  async askHint(): Promise<void> {
    if (!this.session.asked || this.hinting) return;
    const question = this.question;
    this.hinting = true;
    try {
      const hint = await this.session.hint();
      if (question === this.question) this.hint = hint;
    } catch (error) {
      if (error instanceof Refused) this.why = { kind: "refusal", title: "", text: error.reason, rule: error.rule };
    } finally {
      this.hinting = false;
    }
  }

  // -- side -----------------------------------------------------------------------------------------------------------

  /** Open the side at a tab; who opened it gets the focus back. */
  show(tab: Tab, rule = "", typing = false): void {
    if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
      this.#back = document.activeElement;
    this.tab = tab;
    this.rule = rule;
    this.typing = typing;
    this.side = true;
    this.opened++;
    if (tab === "chat") this.session.heard();
    if (tab === "log") this.#readTo = this.session.log.at(-1)?.seq ?? -1;
  }

  hide(): void {
    this.side = false;
    this.rule = "";
    this.tab = "log";
    const back = this.#back?.isConnected ? this.#back : document.getElementById("question");
    this.#back = null;
    back?.focus({ preventScroll: true });
  }

  // -- looking back ---------------------------------------------------------------------------------------------------

  /** The newest moment there is to look at. It is kept while an older one is shown. */
  last = $state(0);

  /** Show the table at a step of the recap: as it was when that line was told. */
  stepTo(step: number | null): void {
    const line = step === null ? undefined : this.recap[step];
    this.step = line ? step : null;
    if (!line) void this.session.travel(null);
    // A record that no longer plays has no moments: the step is told, and the table stays as it is.
    else void this.session.travelTo(momentOf(line), placeOf(this.session.log, line), this.#newest).catch(() => {});
  }

  get #newest(): number {
    return Math.max(...this.recap.map(momentOf));
  }

  stepBy(by: number): void {
    const last = this.recap.length - 1;
    if (last < 0) return;
    this.stopWalk();
    const from = this.step ?? last + 1;
    const to = from + by;
    this.stepTo(to > last ? null : Math.max(to, 0));
  }

  /** Walk through the recap by itself, from the beginning or from where one stands; what matters little is passed over. */
  walk(): void {
    if (this.walking) return this.stopWalk();
    if (!this.recap.length) return;
    this.walking = true;
    const next = (from: number): void => {
      const step = this.recap.findIndex((line, at) => at >= from && line.weight !== 0);
      if (step < 0) {
        this.stopWalk();
        return this.stepTo(null);
      }
      this.stepTo(step);
      this.#walk = setTimeout(() => next(step + 1), Math.max(STEP[settings.pace], 600) + 500);
    };
    next(this.step ?? 0);
  }

  stopWalk(): void {
    clearTimeout(this.#walk);
    this.walking = false;
  }

  /** Look at any moment of the game; null comes back to now. */
  travel(at: number | null, line: number | null = null): void {
    this.stopWalk();
    this.step = null;
    const { session } = this;
    void (at === null || line === null ? session.travel(at) : session.travelTo(at, line)).catch(complain);
  }

  /** Look at the table as it was when a line of the log was told. */
  travelToLine(line: LogLine): void {
    this.travel(momentOf(line), placeOf(this.session.scene?.log ?? [], line));
  }

  /** In the past, one line on or back, over the end of an answer to the next that wrote any; whether there was one. */
  async lineBy(by: 1 | -1): Promise<boolean> {
    this.stopWalk();
    try {
      return await this.session.lineBy(by, this.last);
    } catch (error) {
      complain(error);
      return false;
    }
  }
}

const KEY = Symbol("desk");
export const layDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);
