import { defineModule } from "#platform/module.ts";
import { reviewAdminRoutes } from "./admin-routes.ts";
import { reviewRoutes } from "./routes.ts";
import { checkReviews } from "./service/check.ts";
import { reviewSubject } from "./service/review-subject.ts";
import { reviewSubscriptions } from "./subscriptions.ts";

export const reviews = defineModule({
  name: "reviews",
  routes: [reviewRoutes, reviewAdminRoutes],
  on: reviewSubscriptions,
  subjects: { review: reviewSubject },
  checks: [checkReviews],
});
