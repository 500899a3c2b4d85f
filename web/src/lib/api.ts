import type {
  ChatLine,
  DeviceLink,
  DeviceRow,
  Draws,
  Found,
  GameInfo,
  HintInfo,
  Icon,
  Invitation,
  Joining,
  Me,
  Moments,
  Msg,
  NewTable,
  ProgramToken,
  RulesPage,
  Scene,
  TableInfo,
  Tables,
  TokenInfo,
  Trouble,
  WhyInfo,
} from "./wire";

/** The server said no, or could not be reached (status 0). `reason` can be said to the person. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Msg,
    readonly rule = "",
    readonly version: number | null = null,
  ) {
    super(reason.id);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

let met: Promise<Me> | null = null;

/** Who we are to this server. The first visit makes it so, and everything personal waits for that. */
export function whoAmI(): Promise<Me> {
  met ??= call<Me>("GET", "/api/me", undefined, false).catch((error: unknown) => {
    met = null;
    throw error;
  });
  return met;
}

async function call<T>(method: Method, path: string, body?: unknown, personal = true): Promise<T> {
  if (personal) await whoAmI();
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = body instanceof Blob ? body : JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": body instanceof Blob ? "application/octet-stream" : "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(0, { id: "web-no-server" });
  }
  if (!response.ok) throw await refusal(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const trouble = (await response.json()) as Trouble;
    if (trouble.reason?.id) return new Refused(response.status, trouble.reason, trouble.rule, trouble.version ?? null);
  } catch {
    // Not one of our refusals: a proxy's page, or nothing at all.
  }
  return new Refused(response.status, { id: "web-server-trouble", args: { status: response.status } });
}

const query = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).filter((pair) => pair[1] !== null && pair[1] !== undefined && pair[1] !== "");
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};
const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** Every address of the server, by name. */
export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games", undefined, false),
  rules: (game: string, lang: string) =>
    call<RulesPage>("GET", `/api/rules/${encodeURIComponent(game)}/${lang}`, undefined, false),
  icons: (names: string[]) =>
    call<Record<string, Icon>>("GET", `/api/icons?names=${names.map(encodeURIComponent).join(",")}`, undefined, false),
  me: whoAmI,
  async rename(name: string): Promise<Me> {
    const me = await call<Me>("PUT", "/api/me", { name });
    met = Promise.resolve(me);
    return me;
  },
  devices: () => call<DeviceRow[]>("GET", "/api/me/devices"),
  newDevice: () => call<DeviceLink>("POST", "/api/me/devices"),
  revokeDevice: (id: string) => call<null>("DELETE", `/api/me/devices/${encodeURIComponent(id)}`),
  tokens: () => call<TokenInfo[]>("GET", "/api/me/tokens"),
  revokeToken: (id: string) => call<null>("DELETE", `/api/me/tokens/${encodeURIComponent(id)}`),
  /** Everywhere but in this browser. */
  signOut: () => call<Me>("POST", "/api/me/sign-out"),
  tables: () => call<Tables>("GET", "/api/tables"),
  newTable: (wish: NewTable) => call<TableInfo>("POST", "/api/tables", wish),
  /** What an invite link, a watch link or a code leads to. */
  find: (token: string) => call<Found>("GET", `/api/find/${encodeURIComponent(token)}`),
  bring: (save: Blob) => call<TableInfo>("POST", "/api/import", save),
  table: (id: string, watch = "") => call<TableInfo>("GET", at(id, query({ watch }))),
  invite: (id: string) => call<Invitation>("GET", at(id, "/invite")),
  join: (id: string, joining: Joining) => call<TableInfo>("POST", at(id, "/join"), joining),
  leave: (id: string) => call<null>("POST", at(id, "/leave")),
  begin: (id: string) => call<TableInfo>("POST", at(id, "/begin")),
  rematch: (id: string) => call<TableInfo>("POST", at(id, "/rematch")),
  /** A new table that goes on from a moment of this one; `alone`: with the seats of other people too. */
  playOn: (id: string, moment: number, alone: boolean) => call<TableInfo>("POST", at(id, "/play-on"), { at: moment, alone }),
  /** Let a bot play for a seat; an empty bot takes it back. */
  seat: (id: string, seat: number, bot: string) => call<TableInfo>("PUT", at(id, `/seats/${seat}`), { bot }),
  seatToken: (id: string, seat: number, name = "") =>
    call<ProgramToken>("POST", at(id, `/seats/${seat}/token${query({ name })}`)),
  scene: (id: string, seat: number | null, moment: number | null = null, watch = "") =>
    call<Scene>("GET", at(id, `/scene${query({ seat, at: moment, watch })}`)),
  moments: (id: string, seat: number | null, first: number, last: number, watch = "") =>
    call<Moments>("GET", at(id, `/moments${query({ seat, first, last, watch })}`)),
  why: (id: string, seat: number, thing: string) => call<WhyInfo>("GET", at(id, `/why${query({ seat, thing })}`)),
  hint: (id: string, seat: number) => call<HintInfo>("GET", at(id, `/hint${query({ seat })}`)),
  luck: (id: string, watch = "") => call<Draws>("GET", at(id, `/luck${query({ watch })}`)),
  chat: (id: string, watch = "") => call<ChatLine[]>("GET", at(id, `/chat${query({ watch })}`)),
  /** The address of the saved game, for a link with `download`. */
  exportAddress: (id: string) => at(id, "/export"),
};
