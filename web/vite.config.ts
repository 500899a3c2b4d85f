import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { packIcons } from "./tools/icons.ts";

// INGLENOOK_STATIC: where the package's build wants the files; by default where the server looks for them.
const outDir = process.env["INGLENOOK_STATIC"] ?? "../src/inglenook/server/static";
const server = process.env["INGLENOOK_SERVER"] ?? "http://127.0.0.1:8000";

const icons: Plugin = {
  name: "icons",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "icons.zip", source: packIcons() });
  },
};

export default defineConfig({
  plugins: [svelte(), icons],
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    // Everything is a file of its own: the Content-Security-Policy allows no inline code and no fonts in data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/device": server },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["../tests/web/**/*.test.ts"], environment: "node", globals: true },
});
