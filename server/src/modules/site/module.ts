import { defineModule } from "#platform/module.ts";
import { settingsAdminRoutes } from "./admin-routes.ts";
import { siteRoutes } from "./routes.ts";
import { loadSettings } from "./service/live-settings.ts";

export const site = defineModule({
  name: "site",
  routes: [siteRoutes, settingsAdminRoutes],
  // The list of modules begins with this one, so that the others prepare under the stored settings.
  prepare: loadSettings,
});
