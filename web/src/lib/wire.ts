// Written by tools/wire_types.py from src/inglenook/server/wire.py; do not edit.

/** A sentence of the log that this seat may read. `at` is the position in the record it belongs to. */
export interface LogLine {
  seq: number;
  text: Msg;
  seat?: number | null;
  rule?: string;
  lights?: string[];
  at?: number;
  heading?: boolean;
  weight?: number;
}

/** The open question as the asked seat sees it. Others see who is asked and what about, without options. */
export interface Prompt {
  seat: number;
  kind: string;
  question: Msg;
  step?: Msg | null;
  step_number?: number;
  step_count?: number;
  steps?: Msg[];
  help?: Msg | null;
  rules?: string[];
  trail?: Msg[];
  options?: OptionView[];
  usual?: string;
  select?: Select | null;
  waiting?: number[];
  need?: number | null;
  have?: number | null;
}

/** Everything a client needs to draw the table for one seat (None: a spectator, who sees no more than any seat). */
export interface Scene {
  game: string;
  seat: number | null;
  title: Msg;
  phase?: Msg | null;
  parts?: (Board | Plate | Piece | Card | Zone | Site | Track | Mat | Die | DiceTest)[];
  prompt?: Prompt | null;
  sides?: Side[];
  log?: LogLine[];
  undo?: UndoView | null;
  wishes?: WishView[];
  ending?: Ending | null;
  version?: number;
}

/** Who wins and loses together: a seat, several as a team, or something nobody sits at (an opponent, a faction, a ship). */
export interface Side {
  number?: number;
  seats?: number[];
  name?: Msg | null;
  portrait?: Portrait | null;
  icon?: string;
  shape?: string;
}

/** Whether the last answer can be taken back; if not, why. */
export interface UndoView {
  allowed: boolean;
  label: Msg;
}

/** A standing answer to moments in which anybody may act: one's own, or one that can be left now. */
export interface WishView {
  id: string;
  label: Msg;
  on?: boolean;
}

/** How the game ended. What a game has nothing to say of is left out. */
export interface Ending {
  winners: number[];
  headline: Msg;
  why: Msg;
  facts?: EndFact[];
  columns?: EndColumn[];
  rows?: EndRow[];
  progress?: Progress | null;
  moments?: EndMoment[];
}

/** How a game looks: values of the client's tokens by name (`panel-2`), for day and night, a texture and a display face. */
export interface Theme {
  light?: Record<string, string>;
  dark?: Record<string, string>;
  texture?: string;
  face?: string;
  emblem?: string;
  icons?: string[];
  grounds?: Record<string, GroundLook>;
  signs?: Record<string, string>;
  spaces?: Record<string, SpaceLook>;
  terrains?: Record<string, TerrainLook>;
  landscapes?: Record<string, Landscape>;
  banners?: Record<string, BannerLook>;
  states?: Record<string, StateLook>;
  cards?: Record<string, CardLook>;
  badges?: Record<string, BadgeLook>;
}

/** A message id and its arguments: what rules, scenes and the log carry instead of sentences. */
export interface Msg {
  id: string;
  args?: Record<string, string | number | Msg | Msg[]>;
}

/** A whole answer to the question of `version`. The id makes a resend harmless. */
export interface AnswerGiven {
  id: string;
  seat: number;
  version: number;
  keys: string[];
}

/** A table at which whoever sat in `seat` plays on from when `at` answers had been given here. */
export interface Branch {
  table: string;
  at: number;
  seat: number;
}

export interface Chapter {
  title: string;
  rules: RuleText[];
}

export interface ChatLine {
  n: number;
  who: string;
  text: string;
  when: number;
  seat?: number | null;
}

/** Yes or no to an undo another seat has asked for. */
export interface ConsentGiven {
  id: string;
  seat: number;
  ask: number;
  yes: boolean;
}

/** A personal link: whoever opens it goes on as you. The picture is its QR code. */
export interface DeviceLink {
  id: string;
  url: string;
  qr: string;
  qr_size: number;
  reach?: Msg | null;
}

/** A personal link that is still good; the link itself is not kept. */
export interface DeviceRow {
  id: string;
  created: number;
  used?: number;
  here?: boolean;
}

/** An answer was taken and is kept; the table now stands at `version`. */
export interface Done {
  version: number;
}

/** What is needed to check the luck of a table: the commitment at once, the key when the game is over. */
export interface Draws {
  commitment: string;
  nonces: string[];
  key?: string;
  draws?: [number, number][];
  first?: number;
}

/** What an invite link or code leads to, before anybody joins. */
export interface Found {
  table: TableInfo;
  free: number[];
  may_watch?: boolean;
}

/** A game on the shelf. */
export interface GameInfo {
  id: string;
  prefix: string;
  title: Msg;
  about: Msg;
  least: number;
  most: number;
  minutes: number;
  modes?: string[];
  options?: OptionField[];
  groups?: OptionGroup[];
  presets?: Preset[];
  conflicts?: Conflict[];
  bots?: string[];
  usual_seats?: number;
  theme?: Theme;
  words?: Record<string, string>;
}

/** The server works. */
export interface Health {
  ok: boolean;
  version: string;
}

export interface HintInfo {
  keys: string[];
  reason: Msg;
}

/** A drawn sign: paths on a square of this size. */
export interface Icon {
  size: number;
  paths: string[];
}

/** The link to send, and its QR code as the path data on a square of `qr_size` units; empty when nobody is waited for. */
export interface Invitation {
  url?: string;
  qr?: string;
  qr_size?: number;
  reach?: Msg | null;
}

/** Take an open seat. The token is that of the invite link; a public table needs none. */
export interface Joining {
  token?: string;
  seat?: number | null;
  nonce?: string;
}

/** Who this browser is: a guest with a chosen name. */
export interface Me {
  id: string;
  name: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  public?: boolean;
  name?: string;
}

/** Go on from when `at` answers had been given; `alone`: for the seats of other people too. */
export interface PlayOn {
  at: number;
  alone?: boolean;
}

/** A bearer token with which a program answers for one seat. */
export interface ProgramToken {
  id: string;
  name: string;
  table: string;
  seat: number;
  token: string;
}

export interface Rename {
  name: string;
}

/** One rule in a player's words. A ruling on a gap of the rulebook says so by its id (a D or a G). */
export interface RuleText {
  id: string;
  title?: string;
  text: string;
}

/** A game's rules and its page "How to play" (Markdown) in one language. */
export interface RulesPage {
  game: string;
  lang: string;
  chapters: Chapter[];
  howto: string;
}

export interface SayGiven {
  id: string;
  text: string;
}

/** Let a bot play for a seat, or take it back (`bot` empty). */
export interface SeatGiven {
  bot?: string;
}

/** Who sits there. `mine`: this client may answer for it. `away`: its holder has no open window on the table. */
export interface SeatInfo {
  seat: number;
  control: "bot" | "human" | "open";
  name?: string;
  bot?: string;
  mine?: boolean;
  away?: boolean;
  standing_in?: boolean;
}

/** A seat of a new table: `me`, `open` (anybody with the link), or `bot:<strength>`. */
export interface SeatWish {
  who: string;
  name?: string;
}

/** A table as lists and headings show it. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  seats: SeatInfo[];
  stage: "over" | "playing" | "waiting";
  public?: boolean;
  host?: boolean;
  to_move?: number[];
  version?: number;
  created?: number;
  changed?: number;
  options?: Record<string, string>;
  invite?: string;
  invite_reach?: Msg | null;
  watch?: string;
  rematch?: string;
  branches?: Branch[];
  read_only?: Msg | null;
  trouble?: Msg | null;
  commitment?: string;
}

export interface Tables {
  mine?: TableInfo[];
  open?: TableInfo[];
}

/** A program's token that is still good; the token itself is not kept. */
export interface TokenInfo {
  id: string;
  name: string;
  table: string;
  seat: number;
  created: number;
  used?: number;
}

/** Every refusal over HTTP: what was wrong, in a message, with the rule if a rule says so. */
export interface Trouble {
  reason: Msg;
  rule?: string;
  version?: number | null;
}

export interface UndoGiven {
  id: string;
  seat: number;
  version: number;
}

export interface WhyInfo {
  text: Msg;
  rule?: string;
}

/** A standing answer to moments in which anybody may act (one of the scene's `wishes`): left, or taken back. */
export interface WishGiven {
  id: string;
  seat: number;
  wish: string;
  on: boolean;
}

/** The first message. `since` is the number of the last event this client has seen, if it comes back. `seat` is the seat it wants to look from; None is any seat of its own, else a spectator's. */
export interface Hello {
  type: "hello";
  since?: number | null;
  boot?: string;
  seat?: number | null;
  token?: string;
  follow?: boolean;
}

export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  version: number;
  keys: string[];
}

export interface Wish {
  type: "wish";
  id: string;
  seat: number;
  wish: string;
  on: boolean;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  version: number;
}

export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  ask: number;
  yes: boolean;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Why {
  type: "why";
  id: string;
  seat: number;
  thing: string;
}

export interface WantHint {
  type: "hint";
  id: string;
  seat: number;
}

/** From now on this window follows what others do line by line, or no longer. */
export interface Follow {
  type: "follow";
  on: boolean;
}

/** Look from another of my seats (hot-seat): the server answers with a fresh welcome. */
export interface Look {
  type: "look";
  id: string;
  seat?: number | null;
}

export interface Ping {
  type: "ping";
  t?: number;
}

/** An undo beyond what is free, that waits for the other people. */
export interface Ask {
  ask: number;
  seat: number;
  to: number;
  waiting: number[];
}

/** Where things stand: everything a client needs to draw the table. Also sent to resync after a gap. */
export interface Welcome {
  type: "welcome";
  n: number;
  boot: string;
  table: TableInfo;
  scene: Scene | null;
  chat?: ChatLine[];
  ask?: Ask | null;
}

/** What changed in a scene: parts by id; everything else is sent whole when it changed, and left out when it did not. */
export interface Patch {
  parts?: (Board | Plate | Piece | Card | Zone | Site | Track | Mat | Die | DiceTest)[];
  gone?: string[];
  order?: string[] | null;
  phase?: Msg | null;
  sides?: Side[];
  prompt?: Prompt | null;
  undo?: UndoView | null;
  wishes?: WishView[];
  ending?: Ending | null;
  log?: LogLine[];
  log_from?: number;
}

/** The table at every line of the log that some answers wrote, as one seat saw it: the first whole, the others as changes. Nobody is asked anything in the middle of things, so none has a question. */
export interface Moments {
  first: number;
  last: number;
  base?: Scene | null;
  steps?: Patch[];
}

/** Something happened at the table. Numbers follow one another; after a gap, say hello again. Exactly one of `scene` and `patch` is set when the scene changed. */
export interface Event {
  type: "event";
  n: number;
  version: number;
  to_move?: number[];
  scene?: Scene | null;
  patch?: Patch | null;
  table?: TableInfo | null;
  chat?: ChatLine | null;
  ask?: Ask | null;
  asked?: boolean;
  cause?: "" | "answer" | "ask" | "begin" | "chat" | "seats" | "undo";
  by?: number | null;
  follow?: number[];
}

/** The message of this id is done and kept. `again`: it had been done before. */
export interface Ack {
  type: "ack";
  id: string;
  n?: number;
  version?: number;
  again?: boolean;
  ask?: number | null;
}

/** The message of this id was not done; nothing changed. `stale`: the question it answers is no longer open. */
export interface Refusal {
  type: "refusal";
  id: string;
  reason: Msg;
  rule?: string;
  stale?: boolean;
  version?: number;
}

export interface WhyAnswer {
  type: "why";
  id: string;
  text: Msg;
  rule?: string;
}

export interface HintAnswer {
  type: "hint";
  id: string;
  keys: string[];
  reason: Msg;
}

/** To windows that follow: the table at single lines of an event, after which it comes as soon as it is made. Each is what changed since the one before, the first since the event before this one. Nobody is asked anything meanwhile. */
export interface Steps {
  type: "steps";
  n: number;
  lines: number[];
  steps: Patch[];
}

/** A bot is to answer for a seat, or (with `id`) to give the hint that was asked for, and so many are before it. */
export interface Thinking {
  type: "thinking";
  ahead: number;
  seat: number;
  version?: number;
  id?: string;
}

export interface Pong {
  type: "pong";
  t?: number;
  n?: number;
}

/** The server closes this socket, and why (shutdown, too many messages, seat taken elsewhere...). */
export interface Bye {
  type: "bye";
  reason: Msg;
  again?: boolean;
}

/** One legal answer: what it is, what it does, and what it lights on the table. */
export interface OptionView {
  key: string;
  label: Msg;
  note?: Msg | null;
  icon?: string;
  lights?: string[];
  path?: string[];
  reach?: string[];
  group?: Msg | null;
  final?: boolean;
  fact?: Msg | null;
  way?: boolean;
  result?: number | null;
  verdict?: "" | "fails" | "further" | "passes";
  cost?: number;
  goal?: Reach | null;
  odds?: Odds | null;
  place?: Place | null;
  source?: string;
  target?: string;
  turn?: number | null;
  joins?: string[];
}

/** The answer is several of the options at once: at least `least`, at most `most`. */
export interface Select {
  least: number;
  most: number;
  usual: string[];
}

/** A drawn board. `view` is its frame (x, y, width, height). */
export interface Board {
  part: "board";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  kind: "graph" | "hex" | "map" | "rows";
  view: [number, number, number, number];
  grounds?: Ground[];
  spaces?: Space[];
  edges?: Edge[];
  routes?: Route[];
}

/** Counters that lie in a corner of the board, for everybody: flames that burn down, coins that were found. */
export interface Plate {
  part: "plate";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  corner?: "ne" | "nw" | "se" | "sw";
  counters?: Counter[];
}

/** Something standing on a space or lying in a zone. State: own, active, down, ghost. */
export interface Piece {
  part: "piece";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  at: string;
  kind?: "enemy" | "hero" | "token";
  seat?: number | null;
  count?: number;
}

/** A card or a token with faces. State: active, exhausted, face-down, used, stunned...; numbers are named badges. */
export interface Card {
  part: "card";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  at: string;
  kind?: string;
  role?: Msg | null;
  slot?: number;
  badges?: Record<string, string>;
  lines?: Line[];
}

/** A place for cards. `owner` is a seat, or None for the table. */
export interface Zone {
  part: "zone";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  kind?: "fan" | "grid" | "pile" | "row" | "stack";
  owner?: number | null;
  count?: number;
  note?: Msg | null;
}

/** A place with slots in which dice, pieces and cards lie: those whose `at` is its id, each in its `slot`. A card behind the last slot stands there for itself: with its price if it has one, with its name where it has lines. State: full, closed. Sites with the same `group` stand together, in the order of the scene. One without slots is a store: each of its lines is a thing and how much there is of it. */
export interface Site {
  part: "site";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  kind?: string;
  owner?: number | null;
  badge?: string;
  slots?: number;
  lines?: Line[];
  group?: string;
  status?: Msg | null;
}

/** A row of cells with markers, each (side, cell); sides are the seats, then those nobody sits at. */
export interface Track {
  part: "track";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  cells?: Cell[];
  markers?: [number, number][];
  owner?: number | null;
}

/** What lies before one side: a seat, or one nobody sits at. State: asked, active, own, bot, away, winner. */
export interface Mat {
  part: "mat";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  seat: number;
  portrait?: Portrait | null;
  place?: Msg | null;
  role?: Msg | null;
  shape?: string;
  status?: Msg | null;
  status_icon?: string;
  counters?: Counter[];
  suits?: Suit[];
  skills?: Counter[];
  lines?: Line[];
}

/** A die that lies on the table. `face` is empty until it is rolled. State: rolled, success, fail, kept, resting. */
export interface Die {
  part: "die";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  face?: string;
  faces?: string[];
  owner?: number | null;
  sum?: Msg | null;
  changes?: Change[];
  total?: string;
  at?: string;
  slot?: number;
}

/** A test of a pool of dice: the dice are those whose `at` is its id. State: passed, failed. A die that counts has the state `success`, one that was set aside `kept`, one that may be rolled again `free`. */
export interface DiceTest {
  part: "test";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  skill: Msg;
  target?: Msg | null;
  need?: number;
  got?: number;
  pool?: Change[];
  passes?: Msg | null;
  fails?: Msg | null;
  seat?: number | null;
}

/** A face made of icons: a head, what it holds, and what is faint behind it. */
export interface Portrait {
  head: string;
  prop?: string;
  far?: string;
}

/** A number worth telling of the whole game: "16" over "rounds". */
export interface EndFact {
  value: Msg;
  name: Msg;
  icon?: string;
}

/** What is compared at the end. */
export interface EndColumn {
  name: Msg;
  icon?: string;
}

/** A seat or a side nobody sits at: its place, a cell for each column, and a note. */
export interface EndRow {
  side: number;
  rank: number;
  cells?: Msg[];
  note?: Msg | null;
}

/** The one value by which a game goes forward, round by round. */
export interface Progress {
  name: Msg;
  rounds: number[];
  lines: EndLine[];
}

/** A line of the log that mattered. `at` is its position in the record, `round` the round it fell into. */
export interface EndMoment {
  text: Msg;
  at: number;
  weight?: number;
  seat?: number | null;
  round?: number;
}

/** What a texture of a board's ground is made of; the names are those of tokens. */
export interface GroundLook {
  paint: string;
  ink: string;
  icons?: string[];
}

/** A kind of space. */
export interface SpaceLook {
  shape?: "arch" | "city" | "diamond" | "disc" | "land" | "plot" | "pool" | "seat" | "shield" | "void";
  mark?: "" | "ring" | "star";
  sign?: string;
}

/** A kind of hex: the ground it is painted as (`--ground-<name>`), and how that is hatched. */
export interface TerrainLook {
  ground: string;
  hatch?: "" | "bricks" | "dots" | "reeds" | "ridges" | "trees" | "waves";
}

/** What a ground of this texture looks like where no theme paints it. */
export interface Landscape {
  grows?: string[];
  river?: boolean;
  open?: boolean;
  many?: number;
  tint?: string;
}

/** A cloth on a tile: the token it is painted with, and how its lower edge is cut. */
export interface BannerLook {
  paint: string;
  cut?: "point" | "round" | "square" | "swallow";
}

/** A state of a card. */
export interface StateLook {
  plate?: string;
  sign?: string;
  spent?: boolean;
  acts?: boolean;
}

/** A kind of card. */
export interface CardLook {
  token?: boolean;
  wide?: boolean;
}

/** A number or word on a card: where it lies. */
export interface BadgeLook {
  place?: "armour" | "strength" | "suit" | "token";
  harm?: boolean;
  sign?: string;
}

/** One option as a client shows it. Its words are `option-<name>`, `about-option-<name>` for a line on what it does (with `$seats`), and for a choice or a set `option-<name>-<value>`. */
export interface OptionField {
  name: string;
  label: Msg;
  kind: "choice" | "number" | "set" | "switch";
  default: string;
  choices: string[];
  seat: number | null;
  least: number | null;
  most: number | null;
  step: number;
  group: string;
  rule: string;
  needs: Need[];
}

/** Options that stand together. Its words are `options-<name>`. */
export interface OptionGroup {
  name: string;
  icon: string;
}

/** Several options under one name. Its words are `preset-<name>` and `about-preset-<name>`. */
export interface Preset {
  name: string;
  values: Record<string, string>;
  icon: string;
}

/** Two choices that cannot be played together. Neither is a usual one, so going back to that always helps. */
export interface Conflict {
  one: Chosen;
  other: Chosen;
  reason: string;
}

/** The best thing an answer reaches. */
export interface Reach {
  text: Msg;
  icon?: string;
}

/** The exact chance to pass, from 0 to 1: with this answer alone, and with the best play of all that is left. */
export interface Odds {
  now: number;
  best?: number | null;
}

/** A place between the cards of a zone: before the one at `index`, or behind the last. */
export interface Place {
  zone: string;
  index: number;
}

/** A named piece of a board's ground, as a rectangle in the board's own units. State: open, closed, hidden. */
export interface Ground {
  part: "ground";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  x: number;
  y: number;
  w: number;
  h: number;
  texture?: string;
  shape?: string;
}

/** A place a piece can stand. `kind` chooses the shape, `badge` is what is printed on it ("2"). Where the game has words for a badge (`badge-R`), they are shown in its place. */
export interface Space {
  part: "space";
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
  text?: Msg[];
  rules?: string[];
  kind: string;
  x: number;
  y: number;
  ground?: string;
  badge?: string;
  walls?: string;
  turn?: number;
  banner?: string;
  sign?: string;
}

/** A road between two spaces. Kind: road, seam, one-way. */
export interface Edge {
  a: string;
  b: string;
  kind?: string;
}

/** A way drawn on the board: where a piece went, goes or will go next, space by space. Kind: done, now, next, tie (one of several that are equally likely). */
export interface Route {
  id: string;
  spaces: string[];
  kind?: "done" | "next" | "now" | "tie";
  piece?: string;
  note?: Msg | null;
}

/** A named number on a mat: "6 of 9 items", "red key: yes". */
export interface Counter {
  id: string;
  name: Msg;
  icon?: string;
  value?: number;
  most?: number | null;
  state?: string[];
  badge?: string;
  note?: Msg | null;
  zone?: string;
  usual?: number | null;
  changes?: Change[];
}

/** A short line written on a card, a site or a mat: a reward for a band of results, a skill, what is missing. State: pays (this one would count now), met, missing, closed. */
export interface Line {
  text?: Msg | null;
  note?: Msg | null;
  icon?: string;
  state?: string[];
  counts?: Counter[];
}

/** One cell of a track. State: gate (something opens there), end, done, danger. */
export interface Cell {
  label: Msg;
  note?: Msg | null;
  icon?: string;
  gift?: Counter | null;
  worth?: Msg | null;
  state?: string[];
}

/** What cards belong to: a house, a clan. The game's theme paints it by its id. State: active (it acts now). */
export interface Suit {
  id: string;
  name: Msg;
  icon?: string;
  state?: string[];
}

/** Something that makes a number another one: "+2" by the axe. */
export interface Change {
  by: string;
  name: Msg;
  icon?: string;
  part?: string;
}

/** How far one of them had come at the beginning of each round, and at the end. */
export interface EndLine {
  side: number;
  values: number[];
}

/** What an option needs to be chosen: another option at one of some values, or some number of seats. */
export interface Need {
  value: string;
  option: string;
  values: string[];
  seats: number[];
}

/** An option at a value; no value: at any but its usual one. */
export interface Chosen {
  option: string;
  value: string;
}

export type AnyPart = Board | Plate | Piece | Card | Zone | Site | Track | Mat | Die | DiceTest;

export type FromClient = Hello | Answer | Wish | Undo | Consent | Say | Why | WantHint | Follow | Look | Ping;

export type FromServer = Welcome | Event | Ack | Refusal | WhyAnswer | HintAnswer | Steps | Thinking | Pong | Bye;
