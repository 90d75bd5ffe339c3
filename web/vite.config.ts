import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The pages go where the server looks for them (src/veglia/pages).
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/veglia/pages/built",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content security policy lets nothing inline run
    modulePreload: { polyfill: false },
    // Few files: a server without HTTP/2 gives six at a time, and a phone waits for each six anew.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "house", test: /node_modules|src\/(lib|parts)\// }] } } },
    manifest: "manifest.json", // by which the server tells a browser early what a table's page will need
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
