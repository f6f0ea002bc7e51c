export { purgeUnusedPlaces, ensurePlace, suggestPlaces } from "./service.ts";
