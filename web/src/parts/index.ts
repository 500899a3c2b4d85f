/** The parts of the table. They draw a scene and know no game. */
export { default as Board } from "./Board.svelte";
export { default as Card } from "./Card.svelte";
export { default as Counter } from "./Counter.svelte";
export { default as DiceTray } from "./DiceTray.svelte";
export { default as Die } from "./Die.svelte";
export { default as Inspect } from "./Inspect.svelte";
export { default as Keys } from "./Keys.svelte";
export { default as Lines } from "./Lines.svelte";
export { default as Mat } from "./Mat.svelte";
export { default as Mats } from "./Mats.svelte";
export { default as PartList } from "./PartList.svelte";
export { default as Portrait } from "./Portrait.svelte";
export { default as SeatShape } from "./SeatShape.svelte";
export { default as Skills } from "./Skills.svelte";
export { default as Strip } from "./Strip.svelte";
export { default as Table2D } from "./Table2D.svelte";
export { default as Token } from "./Token.svelte";
export { default as Track } from "./Track.svelte";
export { default as Zone } from "./Zone.svelte";
export { peek } from "./peek.svelte";
export {
  cardsAt,
  has,
  litOf,
  matsInOrder,
  ofKind,
  optionOf,
  seatColour,
  seatFaces,
  things,
  usualShape,
  zonesOf,
} from "./scene";
export { spoken } from "./spoken";
export { stateWord, stateWords } from "./states";
export type { Lit, Part, SeatFace, Thing, Touch } from "./types";
