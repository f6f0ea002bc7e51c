export { ensurePlace, findListedName, purgeUnusedPlaces } from "./service.ts";
