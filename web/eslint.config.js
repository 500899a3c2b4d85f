import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
    { ignores: ["node_modules", "src/lib/wire.ts"] },
    { linterOptions: { reportUnusedDisableDirectives: "error" } },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        files: ["src/**"],
        languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
        rules: {
            // A promise nobody waits for says so, by `void`.
            "@typescript-eslint/no-floating-promises": "error",
            "@typescript-eslint/await-thenable": "error",
            "@typescript-eslint/no-unnecessary-type-assertion": "error",
            "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
            // Maps and sets here are made whole and then only read, or remember what no page watches.
            "svelte/prefer-svelte-reactivity": "off",
            // A space between two tags that prettier would set on lines of their own.
            "svelte/no-useless-mustaches": "off",
        },
    },
);
