import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Words are read once, when the pages are built, and not by every browser that opens them. */
const fluent = {
  name: "fluent",
  transform: (text: string, path: string) =>
    path.endsWith(".ftl") ? `export default { body: JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(text).body))}) }` : null,
};

// The pages go where the server looks for them (src/veglia/pages).
export default defineConfig({
  plugins: [svelte(), fluent],
  build: {
    outDir: "../src/veglia/pages/built",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content security policy lets nothing inline run
    modulePreload: { polyfill: false },
    // Few files: a server without HTTP/2 gives six at a time, and a phone waits for each six anew.
    cssCodeSplit: false,
    // Each with all that it needs: what comes first, what every page has, what a table has besides.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: /src\/first\.ts/, priority: 3 },
            { name: "house", test: /src\/main\.ts|node_modules\/svelte\//, priority: 2 },
            { name: "TablePage", test: /src\/pages\/TablePage/, priority: 1 },
          ],
        },
      },
    },
    manifest: "manifest.json", // by which the server tells a browser early what a table's page will need
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 }, // whatever the machine does besides
});
