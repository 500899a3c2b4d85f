import type { Theme } from "./wire";

/** Display faces shipped with the client; only the one a theme names is loaded. */
const FACES: Record<string, () => Promise<unknown>> = {
  Almendra: () => import("@fontsource/almendra/700.css"),
};
/** What a theme has set on the root, to be taken back by the next. */
let set: string[] = [];

/** Dress the page in a game's theme; without one it wears the hearth. Values go through the CSSOM, which the policy allows. */
export function wear(theme: Theme | null | undefined, shade: "light" | "dark"): void {
  const root = document.documentElement;
  for (const name of set) root.style.removeProperty(name);
  set = [];
  for (const [name, value] of Object.entries({ ...theme?.light, ...(shade === "dark" ? theme?.dark : {}) })) {
    const property = name.startsWith("--") ? name : `--${name}`;
    root.style.setProperty(property, value);
    set.push(property);
  }
  root.dataset["mode"] = shade;
  root.dataset["texture"] = theme?.texture || "hearth";
  if (theme?.face && FACES[theme.face]) {
    root.style.setProperty("--font-display", `"${theme.face}", "Alegreya", Georgia, serif`);
    set.push("--font-display");
    void FACES[theme.face]?.();
  }
}
