/** The corner of a field in which a panel covers least of what can be chosen; the upper right one if all are alike. */
export function freeCorner(field: HTMLElement): string {
  const box = field.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const lit = { ne: 0, nw: 0, se: 0, sw: 0 };
  for (const one of field.querySelectorAll(".spot.lit, .piece.lit")) {
    const at = one.getBoundingClientRect();
    const [west, north] = [at.left + at.width / 2 < x, at.top + at.height / 2 < y];
    lit[`${north ? "n" : "s"}${west ? "w" : "e"}`]++;
  }
  return (Object.keys(lit) as (keyof typeof lit)[]).sort((a, b) => lit[a] - lit[b])[0]!;
}
