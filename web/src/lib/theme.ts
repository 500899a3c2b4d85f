/** A game's look, put on the root of the page. Values go through the CSSOM, which the Content-Security-Policy allows. */
import almendra from "@fontsource/almendra/files/almendra-latin-700-normal.woff2?url";
import almendraExt from "@fontsource/almendra/files/almendra-latin-ext-700-normal.woff2?url";
import grenze from "@fontsource/grenze-gotisch/files/grenze-gotisch-latin-700-normal.woff2?url";
import grenzeExt from "@fontsource/grenze-gotisch/files/grenze-gotisch-latin-ext-700-normal.woff2?url";
import limelight from "@fontsource/limelight/files/limelight-latin-400-normal.woff2?url";
import limelightExt from "@fontsource/limelight/files/limelight-latin-ext-400-normal.woff2?url";
import pirata from "@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2?url";
import pirataExt from "@fontsource/pirata-one/files/pirata-one-latin-ext-400-normal.woff2?url";
import uncial from "@fontsource/uncial-antiqua/files/uncial-antiqua-latin-400-normal.woff2?url";
import uncialExt from "@fontsource/uncial-antiqua/files/uncial-antiqua-latin-ext-400-normal.woff2?url";

import type { Theme } from "./wire";

const LATIN = "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212";
const EXTENDED = "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+2113";

/** Display faces shipped with the client (latin, latin-ext). Alegreya is on every page already. */
const FACES: Record<string, [weight: string, latin: string, extended: string]> = {
  Almendra: ["700", almendra, almendraExt],
  "Grenze Gotisch": ["700", grenze, grenzeExt],
  Limelight: ["400", limelight, limelightExt],
  "Pirata One": ["400", pirata, pirataExt],
  "Uncial Antiqua": ["400", uncial, uncialExt],
};
const declared = new Set<string>();

/** Have a display face; it is fetched only when text is set in it. Gives the value of a `font-family`. */
export function displayFace(face: string | undefined): string {
  const shipped = face ? FACES[face] : undefined;
  if (!face || !shipped) return '"Alegreya", Georgia, serif';
  if (!declared.has(face)) {
    declared.add(face);
    const [weight, latin, extended] = shipped;
    const parts = [[latin, LATIN] as const, [extended, EXTENDED] as const];
    for (const [address, unicodeRange] of parts) {
      document.fonts.add(new FontFace(face, `url("${address}") format("woff2")`, { weight, unicodeRange, display: "swap" }));
    }
  }
  return `"${face}", "Alegreya", Georgia, serif`;
}

/** The tokens of a theme in one shade, as custom properties. For a part of the page that wears another game's colours. */
export function tokens(theme: Theme | null | undefined, shade: "light" | "dark"): [name: string, value: string][] {
  const values = { ...theme?.light, ...(shade === "dark" ? theme?.dark : {}) };
  const pairs = Object.entries(values).map(([name, value]): [string, string] => [`--${name.replace(/^--/, "")}`, value]);
  return theme?.face ? [...pairs, ["--font-display", displayFace(theme.face)]] : pairs;
}

/** What the last theme has set on the root. */
let worn: string[] = [];

/** Dress the page in a game's theme; without one it wears the hearth of the style sheet. */
export function wear(theme: Theme | null | undefined, shade: "light" | "dark"): void {
  const root = document.documentElement;
  for (const name of worn) root.style.removeProperty(name);
  const now = tokens(theme, shade);
  for (const [name, value] of now) root.style.setProperty(name, value);
  worn = now.map(([name]) => name);
  root.dataset["mode"] = shade;
  root.dataset["texture"] = theme?.texture || "hearth";
}

/** `<div {@attach dressed(theme, shade)}>`: the element and what is in it wear this theme. */
export function dressed(
  theme: Theme | null | undefined,
  shade: "light" | "dark",
): (node: HTMLElement | SVGElement) => () => void {
  return (node) => {
    const now = tokens(theme, shade);
    for (const [name, value] of now) node.style.setProperty(name, value);
    if (theme?.texture) node.dataset["texture"] = theme.texture;
    return () => now.forEach(([name]) => node.style.removeProperty(name));
  };
}
