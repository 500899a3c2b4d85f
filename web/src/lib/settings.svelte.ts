import { lasting, read, write } from "./kept";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Mode = "light" | "dark" | "system";
export type Motion = "full" | "reduced" | "system";
export type Pace = "slow" | "normal" | "fast" | "instant";

/** How long one step of another seat is shown, in milliseconds. */
export const STEP: Record<Pace, number> = { slow: 1400, normal: 700, fast: 300, instant: 0 };

interface Chosen {
  lang: Language | null;
  mode: Mode;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  singleKeys: boolean;
  oneTap: boolean;
  autoContinue: boolean;
  keys: Record<string, string>;
}

const DEFAULTS: Chosen = {
  lang: null,
  mode: "system",
  motion: "system",
  pace: "normal",
  sound: false,
  notify: false,
  singleKeys: true,
  oneTap: false,
  autoContinue: false,
  keys: {},
};

function browserLanguage(): Language {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wanted) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return "en";
}

/** Asked once: every message that is said asks for the language, and the browser takes its time to tell. */
const BROWSER = browserLanguage();

/** Whether a media query holds, kept up to date. */
class Query {
  holds = $state(false);
  constructor(query: string) {
    if (typeof matchMedia === "undefined") return;
    const list = matchMedia(query);
    this.holds = list.matches;
    list.addEventListener("change", (event) => (this.holds = event.matches));
  }
}

/** What this person has chosen on this device. Every field can be set; it is kept at once. */
class Settings {
  #chosen: Chosen = $state({ ...DEFAULTS, ...read<Partial<Chosen>>(lasting, "settings", {}) });
  #night = new Query("(prefers-color-scheme: dark)");
  #still = new Query("(prefers-reduced-motion: reduce)");

  #set<K extends keyof Chosen>(name: K, value: Chosen[K]): void {
    this.#chosen[name] = value;
    write(lasting, "settings", this.#chosen);
  }

  /** The language spoken: the chosen one, else the browser's. */
  get lang(): Language {
    return this.#chosen.lang ?? BROWSER;
  }
  set lang(value: Language) {
    this.#set("lang", value);
  }
  get mode(): Mode {
    return this.#chosen.mode;
  }
  set mode(value: Mode) {
    this.#set("mode", value);
  }
  get motion(): Motion {
    return this.#chosen.motion;
  }
  set motion(value: Motion) {
    this.#set("motion", value);
  }
  get pace(): Pace {
    return this.#chosen.pace;
  }
  set pace(value: Pace) {
    this.#set("pace", value);
  }
  get sound(): boolean {
    return this.#chosen.sound;
  }
  set sound(value: boolean) {
    this.#set("sound", value);
  }
  /** Tell me by the browser's notifications when it is my turn. */
  get notify(): boolean {
    return this.#chosen.notify;
  }
  set notify(value: boolean) {
    this.#set("notify", value);
  }
  get singleKeys(): boolean {
    return this.#chosen.singleKeys;
  }
  set singleKeys(value: boolean) {
    this.#set("singleKeys", value);
  }
  /** On a touch screen one tap answers; otherwise the first tap shows what would happen. */
  get oneTap(): boolean {
    return this.#chosen.oneTap;
  }
  set oneTap(value: boolean) {
    this.#set("oneTap", value);
  }
  /** A question with one answer goes on by itself after a moment. */
  get autoContinue(): boolean {
    return this.#chosen.autoContinue;
  }
  set autoContinue(value: boolean) {
    this.#set("autoContinue", value);
  }
  /** Changed key bindings: binding id to key. */
  get keys(): Record<string, string> {
    return this.#chosen.keys;
  }
  set keys(value: Record<string, string>) {
    this.#set("keys", value);
  }

  /** Light or dark as it is shown now. */
  get shade(): "light" | "dark" {
    return this.mode === "system" ? (this.#night.holds ? "dark" : "light") : this.mode;
  }
  /** Whether things may travel over the screen. */
  get still(): boolean {
    return this.motion === "system" ? this.#still.holds : this.motion === "reduced";
  }
}

export const settings = new Settings();
