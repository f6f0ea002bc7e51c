import { defineModule } from "#platform/module.ts";
import { statusRoutes } from "./routes.ts";

export const status = defineModule({ name: "status", routes: [statusRoutes] });
