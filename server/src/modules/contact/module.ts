import { defineModule } from "#platform/module.ts";
import { contactAdminRoutes } from "./admin-routes.ts";
import { contactJobs } from "./jobs.ts";
import { contactRoutes } from "./routes.ts";
import { deleteMessagesByUser } from "./store.ts";

export const contact = defineModule({
  name: "contact",
  routes: [contactRoutes, contactAdminRoutes],
  jobs: contactJobs,
  on: { "user.erased": (tx, { userId }) => deleteMessagesByUser(tx.db, userId) },
});
