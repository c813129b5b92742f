import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** What the server answers by itself, where the kept shell must not stand in. */
const SERVERS_OWN = [/^\/api\//, /^\/plain/, /^\/page\//, /^\/schema/, /^\/health/, /^\/metrics/];

const keptShell = VitePWA({
  registerType: "autoUpdate",
  // An inline script would be against the house's policy, so the page registers it itself.
  injectRegister: false,
  manifest: {
    name: "Fondaco",
    short_name: "Fondaco",
    description: "Three merchant games of Renaissance Italy",
    id: "/",
    start_url: "/",
    display: "standalone",
    background_color: "#f6efdf",
    theme_color: "#f6efdf",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
  workbox: {
    globPatterns: ["**/*.{js,css,html,svg,woff2}"],
    inlineWorkboxRuntime: true,
    navigateFallback: "/index.html",
    navigateFallbackDenylist: SERVERS_OWN,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
  },
});

export default defineConfig(({ mode }) => {
  // While working on the page: a house that is open elsewhere answers what this server cannot.
  const house = loadEnv(mode, ".", "FONDACO")["FONDACO"] ?? "http://127.0.0.1:8420";
  const proxied = { target: house, headers: { origin: house } };
  return {
    plugins: [svelte(), keptShell],
    cacheDir: ".vite",
    // Nothing as a data: address, which the house's policy forbids for fonts.
    build: { target: "es2022", manifest: true, assetsInlineLimit: 0 },
    server: {
      proxy: { "/api": proxied, "/socket": { ...proxied, ws: true } },
      // The games' catalogues lie with the server.
      fs: { allow: [".."] },
    },
    // Components are tried out as a browser would load them, not as a server would print them.
    resolve: mode === "test" ? { conditions: ["browser"] } : {},
    test: {
      include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
      testTimeout: 20_000,
    },
  };
});
