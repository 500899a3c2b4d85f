/** What the page says: the client's own words and those of the server and of each game, in the chosen language. */
import { SvelteMap } from "svelte/reactivity";

import { FluentResource, Words } from "./formatter";
import { settings, type Language } from "./settings.svelte";
import type { GameInfo, Msg } from "./wire";

export const HOME = "home";

const own = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
/** By language and name ("fr/home"). A message is looked up in the game's words, then in those of the home page. */
const catalogues = new SvelteMap<string, Words>();
const loading = new Map<string, Promise<void>>();
const addresses = new Map<string, Record<string, string>>();
/** Catalogues the page needs, so that a new language fetches them all. */
const wanted = new Set<string>();

async function ownResources(lang: Language): Promise<FluentResource[]> {
  const paths = Object.keys(own).filter((path) => path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`));
  return Promise.all(paths.sort().map(async (path) => new FluentResource(await own[path]!())));
}

async function fetchResource(name: string, lang: Language): Promise<FluentResource> {
  const address = addresses.get(name)?.[lang] ?? `/api/words/${encodeURIComponent(name)}/${lang}.ftl`;
  const response = await fetch(address, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new FluentResource(await response.text());
}

async function load(name: string, lang: Language): Promise<void> {
  const key = `${lang}/${name}`;
  try {
    const fetched = fetchResource(name, lang);
    fetched.catch(() => {});
    const mine = await ownResources(lang);
    // The client can say that the server is gone only with words it has already.
    if (!catalogues.has(`${lang}/`)) catalogues.set(`${lang}/`, new Words(lang, mine));
    catalogues.set(key, new Words(lang, [await fetched, ...mine]));
  } finally {
    loading.delete(key);
  }
}

/** Have the words of a game (or of the home page) in the chosen language. Done again by itself when the language changes. */
export function loadWords(name: string = HOME, lang: Language = settings.lang): Promise<void> {
  wanted.add(name);
  const key = `${lang}/${name}`;
  if (catalogues.has(key)) return Promise.resolve();
  const running = loading.get(key) ?? load(name, lang);
  loading.set(key, running);
  return running;
}

/** Have all words the page needs in this language. */
export async function loadAllWords(lang: Language = settings.lang): Promise<void> {
  await Promise.allSettled([...wanted].map((name) => loadWords(name, lang)));
}

/** Learn where each game's words are; the addresses change with the words, so the browser may keep them. */
export function learnAddresses(games: readonly GameInfo[]): void {
  for (const game of games) if (game.words) addresses.set(game.id, game.words);
}

function find(id: string, game: string): Words | undefined {
  const lang = settings.lang;
  for (const name of [game, HOME, ""]) {
    const words = catalogues.get(`${lang}/${name}`);
    if (words?.knows(id)) return words;
  }
  for (const [key, words] of catalogues) if (key.startsWith(`${lang}/`) && words.knows(id)) return words;
  // Until another language is here the page is read in the one before.
  return words.ready ? undefined : [...catalogues.values()].find((words) => words.knows(id));
}

class State {
  /** The game whose words come first: that of the table on the page. */
  game = $state("");
  /** Whether the words of the home page and of the game are here, so that a page can wait to be drawn. */
  get ready(): boolean {
    const here = (name: string): boolean => catalogues.has(`${settings.lang}/${name}`);
    return here(HOME) && (!this.game || here(this.game));
  }
}
export const words = new State();

/** A full stop after a name that ends a sentence by itself: "Ann plays Charge!." */
const STOPPED = /([!?])\.(?!\.)/g;

/** The sentence of a message; a plain string is returned as it is, nothing while the words are still on their way. Reactive. */
export function say(message: Msg | string | null | undefined, game: string = words.game): string {
  if (!message) return "";
  if (typeof message === "string") return message;
  const found = find(message.id, game);
  return found ? found.say(message).replace(STOPPED, "$1") : words.ready ? message.id : "";
}

/** The short form of a name where it has one ("deck" for "Deck of Ann"), for a thing that stands among its owner's others. */
export function brief(message: Msg | string | null | undefined, game: string = words.game): string {
  if (!message || typeof message === "string") return message ?? "";
  return find(message.id, game)?.attribute(message, "short") ?? say(message, game);
}

/** One of the client's own messages (`web-...`). */
export function t(id: string, args: NonNullable<Msg["args"]> = {}): string {
  return say({ id, args });
}

/** Whether a message can be said. */
export function knows(id: string, game: string = words.game): boolean {
  return find(id, game) !== undefined;
}
