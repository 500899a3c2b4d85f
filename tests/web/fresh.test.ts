import { upgraded } from "../../web/src/lib/fresh.svelte";

const page = '<!doctype html><script type="module" crossorigin src="/assets/index-B.js"></script>';

test("a page that names another first file is that of an upgraded server", () => {
  expect(upgraded(page, "/assets/index-A.js")).toBe(true);
  expect(upgraded(page, "/assets/index-B.js")).toBe(false);
});

test("a server that does not answer, or not with the page, has not been upgraded", () => {
  expect(upgraded("", "/assets/index-A.js")).toBe(false);
  expect(upgraded("Bad gateway", "/assets/index-A.js")).toBe(false);
  expect(upgraded(page, "")).toBe(false);
});
