import { defineModule } from "#platform/module.ts";
import { siteRoutes } from "./routes.ts";

export const site = defineModule({ name: "site", routes: [siteRoutes] });
