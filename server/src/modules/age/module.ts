import { defineScheduledJob } from "#platform/jobs/jobs.ts";
import { defineModule } from "#platform/module.ts";
import { ageFlowRoutes } from "./flow-routes.ts";
import { ageRoutes } from "./routes.ts";
import { enforceAtStart, enforceOnChange } from "./service/options.ts";
import { deleteExpiredAnswers, deleteProof } from "./store.ts";

export const age = defineModule({
  name: "age",
  routes: [ageRoutes, ageFlowRoutes],
  jobs: [
    defineScheduledJob({
      name: "age.answers",
      cron: "4-59/5 * * * *",
      run: ({ db, clock }) => deleteExpiredAnswers(db, clock.now()),
    }),
  ],
  on: {
    "settings.changed": enforceOnChange,
    "user.erased": (tx, { userId }) => deleteProof(tx.db, userId),
  },
  prepare: enforceAtStart,
});
