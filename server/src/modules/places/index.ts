export { ensurePlace, findCityPoint, findListedName, purgeUnusedPlaces } from "./service.ts";
