export { exportFavorites } from "./export.ts";
export { addFavorite, updateFavoriteNote } from "./service.ts";
