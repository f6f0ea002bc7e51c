import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import { archiveRemoval, archiving } from "./job-definitions.ts";
import { purgeAnswers } from "./service/purge-answers.ts";
import { makeArchive } from "./service/make-archive.ts";
import { removeArchiveFile, tidyArchives } from "./service/tidy.ts";

export const privacyJobs = [
  handleJob(archiving, makeArchive),
  handleJob(archiveRemoval, removeArchiveFile),
  defineScheduledJob({ name: "privacy.tidy-archives", cron: "50 * * * *", run: tidyArchives }),
  defineScheduledJob({ name: "privacy.purge-answers", cron: "40 * * * *", run: purgeAnswers }),
];
