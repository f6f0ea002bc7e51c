import { defineModule } from "#platform/module.ts";
import { blockRoutes } from "./routes.ts";
import { deleteBlocksByUser } from "./store.ts";

export const blocks = defineModule({
  name: "blocks",
  routes: [blockRoutes],
  on: { "user.erased": (tx, { userId }) => deleteBlocksByUser(tx.db, userId) },
});
