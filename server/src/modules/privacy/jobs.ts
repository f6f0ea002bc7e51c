import { job } from "#platform/jobs/jobs.ts";
import { forgetAnswers } from "./service/forget-answers.ts";
import { makeArchive } from "./service/make-archive.ts";
import { removeArchiveFile, tidyArchives } from "./service/tidy.ts";

export const archiving = job({ name: "privacy.make-archive", run: makeArchive, retries: 10 });
export const archiveRemoval = job({ name: "privacy.remove-archive", run: removeArchiveFile });
export const archiveTidying = job({ name: "privacy.tidy-archives", cron: "50 * * * *", run: tidyArchives });
export const answerForgetting = job({
  name: "privacy.forget-answers",
  cron: "40 * * * *",
  run: forgetAnswers,
});

export const privacyJobs = [archiving, archiveRemoval, archiveTidying, answerForgetting];
