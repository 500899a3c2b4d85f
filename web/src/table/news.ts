/** What is told by toasts: people who come and go, words said while the chat is shut, answers taken back. */
import { untrack } from "svelte";

import { api } from "../lib/api";
import { go } from "../lib/router.svelte";
import type { TableSession } from "../lib/session.svelte";
import type { SeatInfo, TableInfo } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { complain } from "../pages/bits/sit";
import { toasts } from "../pages/bits/toasts.svelte";
import type { Desk } from "./desk.svelte";

interface Before {
  table: TableInfo | null;
  said: number;
}
const known = new WeakMap<TableSession, Before>();

export function news(session: TableSession, here: Desk): void {
  const now: Before = { table: session.table, said: session.chat.at(-1)?.n ?? -1 };
  const before = known.get(session);
  known.set(session, now);
  if (!before?.table || !now.table) return;
  const was = before.table;
  untrack(() => {
    for (const seat of now.table!.seats) person(session, was.seats[seat.seat], seat);
    if (now.table!.rematch && !was.rematch)
      toasts.add("good", t("web-toast-rematch"), {
        label: t("web-over-rematch-go"),
        run: () => go(`/t/${now.table!.rematch}`),
      });
    const line = session.chat.at(-1);
    const shut = here.tab !== "chat" || (!here.side && innerWidth < 1280);
    if (line && now.said > before.said && !(line.seat != null && session.mine.includes(line.seat)) && shut)
      toasts.add("info", t("web-toast-said", { who: line.who, text: line.text }), {
        label: t("web-toast-read"),
        run: () => here.show("chat"),
      });
  });
}

function person(session: TableSession, was: SeatInfo | undefined, seat: SeatInfo): void {
  if (!was || seat.mine) return;
  const who = seat.name ?? "";
  if (was.control === "open" && seat.control === "human") toasts.add("good", t("web-toast-joined", { who }));
  else if (!was.standing_in && seat.standing_in) toasts.add("info", t("web-toast-bot-plays", { who }));
  else if (was.standing_in && !seat.standing_in) toasts.add("good", t("web-toast-bot-gone", { who }));
  else if (seat.control === "human" && !was.away && seat.away) {
    const offer = session.mine.length > 0 && session.table?.stage === "playing";
    const action = {
      label: t("web-toast-bot-offer"),
      run: () => void api.seat(session.id, seat.seat, "greedy").catch(complain),
    };
    toasts.add("info", t("web-toast-left", { who }), offer ? action : undefined);
  } else if (seat.control === "human" && was.away && !seat.away) toasts.add("good", t("web-toast-back", { who }));
}
