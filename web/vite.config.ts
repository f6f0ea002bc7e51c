import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunk-groups.ts";
import { lucideIcons } from "./lucide-icons.ts";

/** Packages in the bundles, whose comments the minifier drops; the build script turns this into the notices. */
const license = { fileName: "licenses.json" };

/** Node keeps the text of a module in memory. Names stay, for the stack traces in the log. */
const serverOutput = { minify: { compress: true, mangle: false, codegen: true } };

export default defineConfig(({ command }) => ({
  base: "/",
  plugins: [tailwindcss(), lucideIcons(), reactRouter()],
  optimizeDeps: {
    // Scan all files once at startup: a dependency discovered later would reload the page during development.
    entries: ["app/**/*.{ts,tsx}"],
  },
  build: {
    // The CSP allows no data: URLs, so assets are never inlined.
    assetsInlineLimit: 0,
  },
  environments: {
    // Bundles dependencies in the build, so that the server loads only the used parts of a library.
    ssr: {
      resolve: { noExternal: command === "build" ? true : [] },
      // Leaves React's development build out, as in the browser.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: { license, rolldownOptions: { output: serverOutput } },
    },
    client: {
      build: {
        license,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            // Use hashes as file names: the first page contains the manifest of all files, and descriptive names
            // would make up a tenth of its size. Seven characters are the fewest for this number of files.
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: "assets/[hash:7].js",
          },
        },
      },
    },
  },
}));
