export { purgeUnusedPlaces, ensurePlace } from "./service.ts";
