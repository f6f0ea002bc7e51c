import { job } from "#platform/jobs/jobs.ts";
import { mailAlert } from "./service/mail-alert.ts";

export const alertMail = job<{ searchId: string }>({
  name: "saved-searches.mail",
  run: (ctx, { searchId }) => mailAlert(ctx, searchId),
});
