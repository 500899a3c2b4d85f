import { mount } from "svelte";

import App from "./App.svelte";
import { whoAmI } from "./lib/api";
import { fresh } from "./lib/fresh.svelte";
import { games } from "./lib/games.svelte";
import { router } from "./lib/router.svelte";
import { HOME, loadWords } from "./lib/words.svelte";
import "./look/index.css";

/** What every page needs is asked for at once, and again until it is there. */
function persist(fetch: () => Promise<unknown>, wait = 1000): void {
  fetch().catch(() => setTimeout(() => persist(fetch, Math.min(wait * 2, 10_000)), wait));
}

router.start();
fresh.start();
persist(whoAmI);
persist(() => loadWords(HOME));
persist(() => games.load());
mount(App, { target: document.getElementById("app")! });
