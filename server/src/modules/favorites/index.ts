export { exportFavorites } from "./export.ts";
export { addFavorite, writeNote } from "./service.ts";
