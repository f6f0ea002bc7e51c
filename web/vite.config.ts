import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/",
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content security policy allows no data: URLs, so every asset stays a file of its own.
    assetsInlineLimit: 0,
  },
});
