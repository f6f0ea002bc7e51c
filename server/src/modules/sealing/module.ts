import { defineModule } from "#platform/module.ts";
import { sealingJobs } from "./jobs.ts";
import { checkSealing } from "./service/check.ts";
import { prepareSealing } from "./service/start.ts";

export const sealing = defineModule({
  name: "sealing",
  prepare: prepareSealing,
  jobs: sealingJobs,
  checks: [checkSealing],
});
