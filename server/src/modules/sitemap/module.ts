import { defineModule } from "#platform/module.ts";
import { sitemapRoutes } from "./routes.ts";

export const sitemap = defineModule({ name: "sitemap", routes: [sitemapRoutes] });
