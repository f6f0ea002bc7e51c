import { defineModule } from "#platform/module.ts";
import { bulkUploadJobs } from "./jobs.ts";
import { bulkUploadRoutes } from "./routes.ts";
import { resumeBulkUploads } from "./service/uploads.ts";
import { anonymizeUser } from "./store/uploads.ts";

export const bulkUpload = defineModule({
  name: "bulk-upload",
  routes: [bulkUploadRoutes],
  jobs: bulkUploadJobs,
  on: { "user.erased": (tx, { userId }) => anonymizeUser(tx.db, userId) },
  resume: resumeBulkUploads,
});
