import type {
  Board,
  Card,
  Counter,
  Die,
  Mat,
  OptionView,
  Piece,
  Place,
  Prompt,
  Scene,
  Side as GameSide,
  Site,
  Track,
  Zone,
} from "../lib/wire";
import { isToken } from "./tokens";
import { answersOf } from "./ways";
import type { Lit, Part, SeatFace, Thing } from "./types";

const SHAPES = ["triangle", "circle", "square", "diamond", "hexagon", "star", "cross", "drop"];
/** The signs of sides nobody sits at; each has a colour that no seat has. */
const OTHERS = ["cog", "shield", "crown"];

/** The shape of a seat that no mat gives one. */
export function usualShape(seat: number | null | undefined): string {
  return seat == null ? "cog" : (SHAPES[seat % SHAPES.length] ?? "circle");
}

/** The token a seat is painted with. A side nobody sits at is known by its sign; the game itself has the first of them. */
export function seatColour(seat: number | null | undefined, shape = ""): string {
  const other = seat == null ? 0 : OTHERS.indexOf(shape);
  return other < 0 ? `var(--seat-${((seat ?? 0) % SHAPES.length) + 1})` : `var(--side-${other + 1})`;
}

export function has(thing: { state?: string[] } | null | undefined, word: string): boolean {
  return thing?.state?.includes(word) ?? false;
}

/** Everything in the scene by its id: parts, spaces and grounds. Made once per scene. */
const indexes = new WeakMap<Scene, Map<string, Thing>>();
export function things(scene: Scene): Map<string, Thing> {
  let found = indexes.get(scene);
  if (!found) {
    found = new Map();
    for (const part of scene.parts ?? []) {
      found.set(part.id, part);
      if (part.part !== "board") continue;
      for (const ground of part.grounds ?? []) found.set(ground.id, ground);
      for (const space of part.spaces ?? []) found.set(space.id, space);
    }
    indexes.set(scene, found);
  }
  return found;
}

export function ofKind<K extends Part["part"]>(scene: Scene, kind: K): Extract<Part, { part: K }>[] {
  return (scene.parts ?? []).filter((part): part is Extract<Part, { part: K }> => part.part === kind);
}

/** How each side looks, from its mat; what nobody sits at may have none. */
export function seatFaces(scene: Scene): Map<number, SeatFace> {
  const faces = new Map<number, SeatFace>();
  for (const side of scene.sides ?? []) if (!side.seats?.length) faces.set(side.number ?? -1, faceOf(side));
  for (const mat of ofKind(scene, "mat"))
    faces.set(mat.seat, {
      seat: mat.seat,
      shape: mat.shape || faces.get(mat.seat)?.shape || usualShape(mat.seat),
      name: mat.name,
      bot: has(mat, "bot"),
      own: has(mat, "own"),
    });
  return faces;
}

const faceOf = (side: GameSide): SeatFace => ({
  seat: side.number ?? -1,
  shape: side.shape ?? "",
  name: side.name ?? "",
  bot: true,
  own: false,
});

/** What a place between the cards of a zone is called on the page. */
export const placeId = (place: Place): string => `place:${place.zone}:${place.index}`;

/** Which answer lights which thing. The numbers are those of the answers in the dock; where the question is which result, they
 *  are the results. What can be read there now (`shown`) comes before what is on another page; if somebody `turned` to it, it is meant. */
export function litOf(
  prompt: Prompt | null | undefined,
  on = true,
  shown: ReadonlySet<string> = NOTHING,
  turned = false,
): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  if (!on) return lit;
  const all = answersOf(prompt?.options ?? []).flatMap(({ option, ways, number }) =>
    (ways ?? [option]).map((one) => litBy(one, one.result ?? number, shown.has(one.key), turned)),
  );
  for (const one of [...all.filter((each) => each.shown), ...all.filter((each) => !each.shown)]) {
    // An answer that is a place between cards is shown there, and nowhere else.
    const { place, lights } = one.option;
    for (const id of place ? [placeId(place)] : new Set(lights ?? [])) {
      const first = lit.get(id);
      if (first) first.more.push(one);
      else lit.set(id, { ...one, more: [] });
    }
  }
  return lit;
}

const NOTHING: ReadonlySet<string> = new Set();

const litBy = (option: OptionView, number: number, shown: boolean, turned: boolean): Lit => ({
  number,
  key: option.key,
  final: option.final ?? false,
  label: option.label,
  option,
  shown,
  meant: shown && turned,
  more: [],
});

export function optionOf(prompt: Prompt | null | undefined, key: string | null | undefined): OptionView | null {
  return (key != null && prompt?.options?.find((option) => option.key === key)) || null;
}

/** Ids of the spaces of a board. */
export function spacesOf(board: Board): Set<string> {
  return new Set((board.spaces ?? []).map((space) => space.id));
}

export function piecesOn(scene: Scene, board: Board): Piece[] {
  const there = spacesOf(board);
  return ofKind(scene, "piece").filter((piece) => there.has(piece.at));
}

/** Dice that lie on the spaces of a board. */
export function diceOn(scene: Scene, board: Board): Die[] {
  const there = spacesOf(board);
  return ofKind(scene, "die").filter((die) => there.has(die.at ?? ""));
}

export function cardsAt(scene: Scene, zone: string): Card[] {
  return ofKind(scene, "card")
    .filter((card) => card.at === zone)
    .sort((a, b) => (a.slot ?? 0) - (b.slot ?? 0));
}

export function piecesAt(scene: Scene, zone: string): Piece[] {
  return ofKind(scene, "piece").filter((piece) => piece.at === zone);
}

/** The zones before a seat, or in the middle of the table (null). */
export function zonesOf(scene: Scene, owner: number | null): Zone[] {
  return ofKind(scene, "zone").filter((zone) => (zone.owner ?? null) === owner);
}

/** Cards that lie in no zone of the scene: references and the like, by where they say they are. */
export function looseCards(scene: Scene): Card[] {
  const zones = new Set(ofKind(scene, "zone").map((zone) => zone.id));
  const all = things(scene);
  return ofKind(scene, "card").filter((card) => !zones.has(card.at) && !all.has(card.at));
}

const isPile = (zone: Zone): boolean => zone.kind === "pile" || zone.kind === "stack";

/** Open rows of cards that are nobody's. */
function openRows(scene: Scene): Zone[] {
  return zonesOf(scene, null).filter((zone) => {
    const cards = isPile(zone) ? [] : cardsAt(scene, zone.id);
    return cards.length > 0 && !cards.some(isToken);
  });
}

/** Whether there is a board. */
export const boarded = (scene: Scene): boolean => (scene.parts ?? []).some((part) => part.part === "board");

/** Sites that are everybody's, or those of one side. */
export function sitesOf(scene: Scene, owner: number | null): Site[] {
  return ofKind(scene, "site").filter((site) => (site.owner ?? null) === owner);
}

/** A site without slots, whose lines say what there is. */
export const isStore = (site: Site): boolean => !site.slots && !!site.lines?.length;

/** What is counted on a mat, but for what is told where it lies. */
export function countersOf(scene: Scene, mat: Mat): Counter[] {
  const drawn = new Set(ofKind(scene, "site").map((site) => site.id));
  return (mat.counters ?? []).filter((one) => !one.zone || !drawn.has(one.zone));
}

/** Open rows with few cards that are not read line by line; more than two such rows are a market. */
function few(scene: Scene): Zone[] {
  const small = openRows(scene).filter((zone) => {
    const cards = cardsAt(scene, zone.id);
    return cards.length <= 3 && !cards.some((card) => card.lines?.length);
  });
  return small.length <= 2 ? small : [];
}

/** A few cards open in the middle are what it is all about just now; beside a board they are shown large. */
export function spotlight(scene: Scene): Zone[] {
  return boarded(scene) ? few(scene) : [];
}

/** How many cards a row may have that stands open; more are a pile. */
const OPEN = 12;

/** The rows of cards that stand around a board or beside sites. */
export function rowsOf(scene: Scene): Zone[] {
  if (!boarded(scene)) return sitesOf(scene, null).length ? zonesOf(scene, null).filter((zone) => !isPile(zone)) : [];
  const large = few(scene);
  return openRows(scene).filter((zone) => !large.includes(zone) && cardsAt(scene, zone.id).length <= OPEN);
}

/** A track with a single marker is one side's own way: it comes and goes with what they do. */
export const passing = (track: Track): boolean => (track.markers?.length ?? 0) < 2;

/** Shared piles beside a board: what lies in the middle and is neither shown large nor a row of its own. */
export function pilesOf(scene: Scene): Zone[] {
  const elsewhere = [...spotlight(scene), ...rowsOf(scene)];
  return zonesOf(scene, null).filter((zone) => !elsewhere.includes(zone));
}

/** What lies before one seat, or in the middle (null), where there is no board. */
export interface Side {
  id: string;
  owner: number | null;
  /** Piles, and hands of which only the number is known. */
  piles: Zone[];
  /** The widest row. */
  main: Zone | undefined;
  /** The other rows. */
  beside: Zone[];
}

/** The zones of a side; `closed` says which hands are no more than a pile. */
export function sideOf(scene: Scene, owner: number | null, closed: (zone: Zone) => boolean = () => false): Side {
  const own = owner !== null && owner === scene.seat;
  const zones = zonesOf(scene, owner).filter((zone) => !(own && zone.kind === "fan"));
  const piles = zones.filter((zone) => zone.kind === "pile" || zone.kind === "stack" || closed(zone));
  const rows = zones.filter((zone) => !piles.includes(zone));
  const main = rows.find((zone) => zone.kind !== "fan") ?? rows[0];
  return { id: owner === null ? "table" : String(owner), owner, piles, main, beside: rows.filter((zone) => zone !== main) };
}

/** The number of the own mat: that of one's seat, or where a seat runs several figures, of the one at hand. */
export function ownSide(scene: Scene): number | null {
  return ofKind(scene, "mat").find((mat) => has(mat, "own"))?.seat ?? scene.seat;
}

/** Own mat last; the others in turn order after it. */
export function matsInOrder(scene: Scene): Mat[] {
  const mats = ofKind(scene, "mat").sort((a, b) => a.seat - b.seat);
  const side = ownSide(scene);
  const own = mats.findIndex((mat) => mat.seat === side);
  return own < 0 ? mats : [...mats.slice(own + 1), ...mats.slice(0, own + 1)];
}
