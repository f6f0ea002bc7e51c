import { defineModule } from "#platform/module.ts";
import { houseRuleRoutes } from "./routes.ts";

export const houseRules = defineModule({ name: "house-rules", routes: [houseRuleRoutes] });
