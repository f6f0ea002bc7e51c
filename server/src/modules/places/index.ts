export { placeRoutes } from "./routes.ts";
export { forgetPlaces, importCities, placeOf } from "./service.ts";
