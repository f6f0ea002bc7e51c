import { defineModule } from "#platform/module.ts";
import { favoriteRoutes } from "./routes.ts";
import { deleteFavoritesByUser } from "./store.ts";

export const favorites = defineModule({
  name: "favorites",
  routes: [favoriteRoutes],
  on: { "user.erased": (tx, { userId }) => deleteFavoritesByUser(tx.db, userId) },
});
