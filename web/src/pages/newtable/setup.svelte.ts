/** A table that is being laid out: who sits where, and how it is played. */
import { applies, called, refusal, settle, taken, usual, whyNot, without, type Refusal, type Values } from "../../lib/options";
import type { Chosen, GameInfo, Msg, NewTable, OptionField, Preset, SeatWish } from "../../lib/wire";
import { t } from "../../lib/words.svelte";

/** "me", "open", "here" (another person at this screen) or "bot:<strength>". */
export interface Chair {
  who: string;
  name: string;
}
/** What was wanted and could not be had. */
export interface Tried extends Refusal {
  name: string;
  value: string;
  /** What it is called. */
  what: Msg;
}

const usualBot = (game: GameInfo): string => `bot:${game.bots?.includes("greedy") ? "greedy" : (game.bots?.[0] ?? "random")}`;

export class Setup {
  chairs: Chair[] = $state([]);
  name = $state("");
  open = $state(false);
  tried: Tried | null = $state.raw(null);
  #given: Values = $state.raw({});
  #preset = $state("");

  readonly game: GameInfo;

  constructor(game: GameInfo) {
    this.game = game;
    const count = Math.max(game.least, Math.min(game.usual_seats ?? 2, game.most));
    // You against bots, as many as is usual.
    this.chairs = Array.from({ length: count }, (_, at) => ({ who: at ? usualBot(game) : "me", name: "" }));
    this.#preset = (game.presets ?? []).find((one) => !Object.keys(one.values).length)?.name ?? "";
  }

  // -- seats

  count = $derived.by(() => this.chairs.length);
  mine = $derived.by(() => this.chairs.filter((chair) => chair.who === "me").length);
  waiting = $derived.by(() => this.chairs.filter((chair) => chair.who === "open").length);

  addChair(): void {
    if (this.count < this.game.most) this.chairs.push({ who: usualBot(this.game), name: "" });
  }
  removeChair(at: number): void {
    if (this.count > this.game.least) this.chairs.splice(at, 1);
  }
  /** I play so many of them: seats are brought as they are needed, and those I give up go to bots. */
  playAll(many: number): void {
    while (this.count < many) this.addChair();
    for (let at = 0; this.mine > many && at < this.count; at++) {
      const last = this.chairs.findLast((chair) => chair.who === "me");
      if (last) last.who = usualBot(this.game);
    }
    for (const chair of this.chairs) if (this.mine < many && chair.who.startsWith("bot:")) chair.who = "me";
    for (const chair of this.chairs) if (this.mine < many && chair.who !== "me") chair.who = "me";
  }

  // -- options

  values: Values = $derived.by(() => settle(this.game, this.count, this.#given));
  preset: Preset | undefined = $derived.by(() => (this.game.presets ?? []).find((one) => one.name === this.#preset));
  /** As the preset has it. */
  base: Values = $derived.by(() => settle(this.game, this.count, { ...usual(this.game), ...this.preset?.values }));
  fields: OptionField[] = $derived.by(() =>
    (this.game.options ?? []).filter((field) => applies(this.game, field, this.count, this.values)),
  );
  changed: OptionField[] = $derived.by(() => this.fields.filter((field) => this.values[field.name] !== this.base[field.name]));
  /** Not as the rules have it. */
  on: OptionField[] = $derived.by(() => this.fields.filter((field) => this.values[field.name] !== field.default));

  group(name: string): OptionField[] {
    return this.fields.filter((field) => field.group === name);
  }
  whyNot(field: OptionField, value: string): Refusal | null {
    return whyNot(this.game, this.count, this.values, field.name, value);
  }
  /** Why a preset cannot be played by so many. */
  closed(preset: Preset): ReturnType<typeof refusal> {
    return refusal(this.game, this.count, preset.values);
  }
  set(field: OptionField, value: string): void {
    const refused = this.whyNot(field, value);
    this.tried = refused && { ...refused, name: field.name, value, what: this.#called(field, value) };
    if (!refused) this.#given = { ...this.values, [field.name]: value };
  }
  /** What somebody wants by this value: of a set, what is new in it. */
  #called(field: OptionField, value: string): Msg {
    const now = taken(this.values[field.name]!);
    const fresh = field.kind === "set" ? taken(value).filter((one) => !now.includes(one)) : [value];
    return field.kind === "number" ? field.label : called(this.game, field.name, fresh);
  }
  /** Have what was wanted, and give up what stood against it. */
  swap(tried: Tried, against: Chosen): void {
    this.#given = { ...without(this.game, this.values, against), [tried.name]: tried.value };
    this.tried = null;
  }
  choose(preset: Preset): void {
    this.#preset = preset.name;
    this.back();
  }
  back(): void {
    this.#given = this.base;
    this.tried = null;
  }

  // -- what is sent

  wanted(): NewTable {
    const wish = (chair: Chair, at: number): SeatWish =>
      chair.who === "here"
        ? { who: "me", name: chair.name.trim() || t("web-setup-here-default", { n: at + 1 }) }
        : { who: chair.who };
    return {
      game: this.game.id,
      seats: this.chairs.map(wish),
      options: Object.fromEntries(this.fields.map((field) => [field.name, this.values[field.name]!])),
      public: this.open,
      name: this.name.trim(),
    };
  }
}
