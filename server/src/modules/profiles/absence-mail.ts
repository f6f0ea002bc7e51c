import { job } from "#platform/jobs/jobs.ts";
import { mailAbsence } from "./service/mail-absence.ts";

export const absenceMail = job<{ userId: string }>({
  name: "profiles.absence-mail",
  retries: 5,
  run: (ctx, { userId }) => mailAbsence(ctx, userId),
});
