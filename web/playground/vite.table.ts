/** For work on the table: vite with a way to a running house. FONDACO=http://127.0.0.1:8420 npx vite -c playground/vite.table.ts */
import { svelte } from "@sveltejs/vite-plugin-svelte";
// @ts-expect-error  the app has no types of Node, and this file is for Node alone
import { env } from "node:process";
import { defineConfig } from "vite";

const house = env["FONDACO"] ?? "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte()],
  server: {
    // The games' catalogues lie beside the front end.
    fs: { strict: false },
    proxy: { "/api": house, "/socket": { target: house, ws: true } },
  },
});
