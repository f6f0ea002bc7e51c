export { exportSavedSearches } from "./export.ts";
export { saveSearch } from "./service/searches.ts";
