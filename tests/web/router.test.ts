import { routeOf } from "../../web/src/lib/router.svelte";

const pages: [path: string, route: object][] = [
  ["/", { page: "home" }],
  ["/new/key-to-the-kingdom", { page: "new", game: "key-to-the-kingdom" }],
  ["/t/abc", { page: "table", id: "abc", at: null, watch: "" }],
  ["/t/abc/at/0", { page: "table", id: "abc", at: 0, watch: "" }],
  ["/t/abc/at/17/", { page: "table", id: "abc", at: 17, watch: "" }],
  ["/t/abc/at/17/3", { page: "table", id: "abc", at: 17, line: 3, watch: "" }],
  ["/join/tok-en_1", { page: "join", token: "tok-en_1" }],
  ["/watch/w", { page: "watch", token: "w" }],
  ["/rules/g", { page: "rules", game: "g", rule: "" }],
  ["/rules/g/KK-R71", { page: "rules", game: "g", rule: "KK-R71" }],
  ["/learn/g", { page: "learn", game: "g" }],
  ["/replays", { page: "replays" }],
  ["/settings", { page: "settings" }],
  ["/credits", { page: "credits" }],
  ["/new/a%20b", { page: "new", game: "a b" }],
];

it.each(pages)("%s is a page", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

it("a watched table carries its token", () => {
  expect(routeOf("/t/abc", "?watch=w1")).toEqual({ page: "table", id: "abc", at: null, watch: "w1" });
});

it.each([
  "/nowhere",
  "/t",
  "/t/abc/at",
  "/t/abc/at/x",
  "/t/abc/at/-1",
  "/t/abc/at/17/0",
  "/t/abc/at/17/x",
  "/t/abc/to/3",
  "/new",
  "/join/a/b",
  "/settings/x",
  "/new/%E0%A4",
])("%s is lost, or taken as it is written, and never fails", (path) => {
  expect(routeOf(path)).toEqual(path === "/new/%E0%A4" ? { page: "new", game: "%E0%A4" } : { page: "lost" });
});
