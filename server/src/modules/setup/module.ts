import { defineModule } from "#platform/module.ts";
import { redirectToSetup } from "./redirect.ts";
import { setupRoutes } from "./routes.ts";

export const setup = defineModule({ name: "setup", routes: [redirectToSetup, setupRoutes] });
