import type { AnyPart, Ground, Msg, OptionView, Space } from "../lib/wire";

export type Part = AnyPart;
/** Anything on the table that has a name of its own. */
export type Thing = Part | Space | Ground;

/** An answer that lights a thing: the number in front of it, and the other answers that light the same thing. */
export interface Lit {
  number: number;
  key: string;
  final: boolean;
  label: Msg;
  option: OptionView;
  /** It can be read in the dock right now. */
  shown?: boolean;
  /** Somebody has turned to where it stands: of all answers that light the same thing it is meant. */
  meant?: boolean;
  more: Lit[];
}

/** What can be touched on the table, and what happens then. Every part takes these props. */
export interface Touch {
  lit?: ReadonlyMap<string, Lit>;
  /** Keys of the answers chosen so far, when a question takes several. */
  picked?: ReadonlySet<string>;
  /** The answer that is looked at, on the board or in the dock. */
  focusKey?: string | null;
  /** "Why can't I?": the next thing touched is asked about. */
  asking?: boolean;
  onpick?: (key: string) => void;
  /** A thing that answers begin at (a die that may go to several places): turn to these. False: there is nothing to turn to. */
  onturn?: (part: string) => boolean;
  onhover?: (key: string | null) => void;
  onwhy?: (part: string) => void;
  /** Called when a closer look is wanted; without it the part's own popover opens (Inspect). */
  oninspect?: (part: string) => void;
}

/** What is new at the seats, beyond what the scene says of them. */
export interface SeatNews {
  /** Seats of bots that are choosing now. */
  thinking?: readonly number[];
  /** What to say of seats whose holder is away: "away 2 min". */
  away?: Readonly<Record<number, string>>;
}

/** What a seat looks like everywhere: its number from 0, its shape and its name. */
export interface SeatFace {
  seat: number;
  shape: string;
  name: Msg | string;
  bot: boolean;
  own: boolean;
}
