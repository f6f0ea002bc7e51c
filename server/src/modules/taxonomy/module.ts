import { defineModule } from "#platform/module.ts";
import { categoryAdminRoutes, tagAdminRoutes } from "./admin-routes.ts";
import { taxonomyRoutes } from "./routes.ts";

export const taxonomy = defineModule({
  name: "taxonomy",
  routes: [taxonomyRoutes, categoryAdminRoutes, tagAdminRoutes],
});
