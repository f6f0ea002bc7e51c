import { handleJob, job } from "#platform/jobs/jobs.ts";
import { archiveRemoval, archiving } from "./job-definitions.ts";
import { forgetAnswers } from "./service/forget-answers.ts";
import { makeArchive } from "./service/make-archive.ts";
import { removeArchiveFile, tidyArchives } from "./service/tidy.ts";

export const privacyJobs = [
  handleJob(archiving, makeArchive),
  handleJob(archiveRemoval, removeArchiveFile),
  job({ name: "privacy.tidy-archives", cron: "50 * * * *", run: tidyArchives }),
  job({ name: "privacy.forget-answers", cron: "40 * * * *", run: forgetAnswers }),
];
