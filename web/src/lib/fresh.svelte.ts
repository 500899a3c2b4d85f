/** A file of the page that cannot be fetched: after an upgrade of the server it is gone, and the page must be loaded anew. */

const TRIED = "inglenook-loaded-anew";

/** Whether a page from the server names other files than the one that is shown: then the server has been upgraded. */
export function upgraded(page: string, entry: string): boolean {
  return page.includes("<script") && entry !== "" && !page.includes(`"${entry}"`);
}

class Fresh {
  /** A part of the page is missing, and loading it anew by ourselves would not help. */
  missing = $state(false);

  /** Vite tells of every file that it could not fetch. */
  start(): void {
    addEventListener("vite:preloadError", () => void this.look());
  }

  /** The address is that of the page that was wanted, and what was answered is kept: to load it anew loses nothing. */
  async look(): Promise<void> {
    const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src") ?? "";
    const page = await fetch("/", { cache: "no-store" }).then(
      (answer) => (answer.ok ? answer.text() : ""),
      () => "",
    );
    // Once for each build: where the files stay missing somebody must look.
    if (upgraded(page, entry) && sessionStorage.getItem(TRIED) !== entry) {
      sessionStorage.setItem(TRIED, entry);
      location.reload();
    } else this.missing = true;
  }
}
export const fresh = new Fresh();
