import { defineModule } from "#platform/module.ts";
import { privacyJobs } from "./jobs.ts";
import { privacyRoutes } from "./routes.ts";
import { deleteUserArchive } from "./service/archive.ts";
import { checkPrivacy, checkPublicItems } from "./service/check.ts";

export const privacy = defineModule({
  name: "privacy",
  routes: [privacyRoutes],
  jobs: privacyJobs,
  on: { "user.erased": (tx, { userId }) => deleteUserArchive(tx, userId) },
  checks: [checkPrivacy, checkPublicItems],
});
