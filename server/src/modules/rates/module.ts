import { defineModule } from "#platform/module.ts";
import { rateAdminRoutes } from "./admin-routes.ts";
import { rateRoutes } from "./routes.ts";

export const rates = defineModule({ name: "rates", routes: [rateRoutes, rateAdminRoutes] });
