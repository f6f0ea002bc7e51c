import { defineModule } from "#platform/module.ts";
import { notificationJobs } from "./jobs.ts";
import { pushRoutes } from "./push-routes.ts";
import { notificationRoutes } from "./routes.ts";
import { eraseNotificationsByUser } from "./store/notifications.ts";
import { deleteSubscriptionsOfSessions } from "./store/push.ts";

export const notifications = defineModule({
  name: "notifications",
  routes: [notificationRoutes, pushRoutes],
  jobs: notificationJobs,
  on: {
    "session.ended": (tx, { sessionIds }) => deleteSubscriptionsOfSessions(tx.db, sessionIds),
    "user.erased": (tx, { userId }) => eraseNotificationsByUser(tx.db, userId),
  },
});
