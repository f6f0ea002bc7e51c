export { placeRoutes } from "./routes.ts";
export { importCities, placeOf } from "./service.ts";
