import { defineModule } from "#platform/module.ts";
import { placeRoutes } from "./routes.ts";
import { importCities } from "./service.ts";

export const places = defineModule({ name: "places", routes: [placeRoutes], seed: importCities });
