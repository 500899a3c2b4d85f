/** A workbench for the parts: scenes from files (INGLENOOK_FIXTURES), no server. Not part of the product. */
import { mount } from "svelte";

import { giveIcons } from "../src/lib/icons.svelte";
import { games } from "../src/lib/games.svelte";
import { loadWords, words } from "../src/lib/words.svelte";
import { settings } from "../src/lib/settings.svelte";
import { wear } from "../src/lib/theme";
import type { Icon, Scene } from "../src/lib/wire";
import "../src/look/index.css";
import Bench from "./Bench.svelte";

const query = new URLSearchParams(location.search);
const mode = query.get("mode") === "dark" ? "dark" : "light";
settings.mode = mode;
if (query.get("lang") === "fr") settings.lang = "fr";
if (query.get("lang") === "en") settings.lang = "en";
const theme = await (await fetch("/fixtures/theme.json")).json();
wear(query.get("theme") === "none" ? null : theme, mode);
const names = (query.get("scene") ?? "scene-move-14").split(",");
const scenes: Scene[] = await Promise.all(names.map(async (name) => (await fetch(`/fixtures/${name}.json`)).json()));
giveIcons((await (await fetch("/fixtures/icons.json")).json()) as Record<string, Icon>);
games.all = [{ id: scenes[0]!.game, prefix: "", title: { id: "" }, about: { id: "" }, least: 1, most: 5, minutes: 1, theme }];
words.game = scenes[0]!.game;
await Promise.allSettled([loadWords("home"), loadWords(scenes[0]!.game)]);
mount(Bench, {
  target: document.getElementById("app")!,
  props: { scenes, focus: query.get("focus"), view: query.get("view") ?? "table" },
});
