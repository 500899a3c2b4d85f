/** How words of a scene look. Colour words are the same in every game. */
const CUTS: Record<string, string> = { red: "point", blue: "round", green: "square", yellow: "swallow" };

/** The cloth of a banner: the token it is painted with, and how its lower edge is cut. */
export function bannerLook(kind: string): { paint: string; cut: string } {
  return { paint: `tint-${kind}`, cut: CUTS[kind] ?? "point" };
}
