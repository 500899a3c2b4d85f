/** The keys of the table. Numbers answer; letters open things; what has the focus comes first. */
import { bindKeys, type Binding } from "../lib/keys";
import { peek } from "../parts";
import { keysFor } from "../pages/bits/keylist";
import type { Desk } from "./desk.svelte";

const dialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

export function bindTable(here: Desk): () => void {
  const { session } = here;
  /** Keys of the table rest while a dialog is open. */
  const bind = (id: string, run: (event: KeyboardEvent) => boolean | void): Binding => ({
    id,
    key: keysFor(id),
    run: (event) => (dialogOpen() ? false : run(event)),
  });
  return bindKeys("table", [
    bind("answer", (event) => here.type(event.key)),
    bind("space", () => here.main()),
    bind("esc", () => escape(here)),
    bind("undo", () => (session.scene?.undo?.allowed ? session.undo() : false)),
    bind("why", () => void (here.asking = session.asked && !here.asking)),
    bind("hint", () => void here.askHint()),
    bind("rules", () => here.show("rules", here.prompt?.rules?.[0] ?? "", true)),
    bind("log", () => here.show("log")),
    bind("chat", () => here.show("chat")),
    bind("recap-back", () => (inThePast(here) ? void here.lineBy(-1) : here.stepBy(-1))),
    bind("recap-forward", () => {
      if (inThePast(here)) void here.lineBy(1);
      else if (session.playing && session.pacer.paused) session.pacer.forward();
      else here.stepBy(1);
    }),
    bind("recap-play", () =>
      session.playing ? (session.pacer.paused ? session.pacer.play() : session.pacer.pause()) : here.walk(),
    ),
    bind("mat", () => ownMat(session.seat)),
    bind("help", () => void (here.dialog = "keys")),
  ]);
}

/** Whether a moment of long ago is looked at, and not a step of the recap. */
const inThePast = (here: Desk): boolean => here.session.at !== null && here.step === null;

/** Back one step: what lies on top first. */
function escape(here: Desk): boolean {
  if (peek.id) return false;
  if (here.asking) here.asking = false;
  else if (here.side) here.hide();
  else if (here.ways !== null) here.ways = null;
  else if (here.fanned !== null) here.fanned = null;
  else if (here.why) here.why = null;
  else if (here.hint) here.hint = null;
  else if (here.picked.length) here.picked = here.picked.slice(0, -1);
  else if (here.session.at !== null) here.travel(null);
  else return false;
  return true;
}

function ownMat(seat: number | null): boolean {
  const mat = document.querySelector<HTMLElement>(`[data-part="mat.${seat ?? 0}"]`);
  mat?.focus();
  return mat !== null;
}
