import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { findFirstPageChunk } from "./first-page-chunk.ts";

export default defineConfig(({ command }) => ({
  base: "/",
  plugins: [tailwindcss(), reactRouter()],
  optimizeDeps: {
    // Found all at once at the start; a dependency met later would reload the page under the developer's hands.
    entries: ["app/**/*.{ts,tsx}"],
  },
  build: {
    // The content security policy allows no data: URLs, so every asset stays a file of its own.
    assetsInlineLimit: 0,
  },
  environments: {
    // Built, the server loads what pages use of a library instead of the whole of it.
    ssr: { resolve: { noExternal: command === "build" ? true : [] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: findFirstPageChunk }] },
            // The list of all files is part of the first page: names that tell something would be a tenth of it.
            entryFileNames: "assets/[hash].js",
            chunkFileNames: "assets/[hash].js",
          },
        },
      },
    },
  },
}));
