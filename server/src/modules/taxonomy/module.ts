import { defineModule } from "#platform/module.ts";
import { categoryRoutes, tagRoutes } from "./routes.ts";

export const taxonomy = defineModule({ name: "taxonomy", routes: [categoryRoutes, tagRoutes] });
