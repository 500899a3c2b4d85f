/** Where we are, by the address. Plain links (`<a href="/new/x">`) work; `go` is for code. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; at: number | null; line?: number; watch: string }
  | { page: "join"; token: string }
  | { page: "watch"; token: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "learn"; game: string }
  | { page: "replays" }
  | { page: "settings" }
  | { page: "credits" }
  | { page: "lost" };

/** The page an address means. A table that is only watched carries its token: /t/:id?watch=:token. */
export function routeOf(path: string, search = ""): Route {
  const steps = path.split("/").filter(Boolean).map(decode);
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = steps;
  const just = (length: number): boolean => steps.length === length;
  if (just(0)) return { page: "home" };
  if (first === "new" && just(2)) return { page: "new", game: second };
  const moment = third === "at" && /^\d{1,9}$/.test(fourth);
  const line = moment && /^[1-9]\d{0,5}$/.test(fifth);
  if (first === "t" && (just(2) || (just(4) && moment) || (just(5) && line))) {
    const watch = new URLSearchParams(search).get("watch") ?? "";
    return { page: "table", id: second, at: moment ? Number(fourth) : null, ...(line ? { line: Number(fifth) } : {}), watch };
  }
  if (first === "join" && just(2)) return { page: "join", token: second };
  if (first === "watch" && just(2)) return { page: "watch", token: second };
  if (first === "rules" && (just(2) || just(3))) return { page: "rules", game: second, rule: third };
  if (first === "learn" && just(2)) return { page: "learn", game: second };
  if ((first === "replays" || first === "settings" || first === "credits") && just(1)) return { page: first };
  return { page: "lost" };
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

class Router {
  #path = $state("/");
  #search = $state("");
  route: Route = $derived(routeOf(this.#path, this.#search));

  get path(): string {
    return this.#path;
  }

  /** Follow the address bar and plain links inside the app from now on. */
  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  /** Go to a page of ours. `replace` leaves no step to come back to. */
  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    const same = this.#path === location.pathname;
    this.#read();
    if (!same) scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#search = location.search;
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    // What the server answers itself, and places on the same page, are the browser's business.
    if (/^\/(api|docs|device|health|metrics)(\/|$)/.test(link.pathname)) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
export const go = (to: string, replace = false): void => router.go(to, replace);
