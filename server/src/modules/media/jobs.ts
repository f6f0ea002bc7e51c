import { enqueue, handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import * as definitions from "./job-definitions.ts";
import { purgeVisitors } from "./service/engagement.ts";
import { processMedia, processPoster, enqueueUnprocessed } from "./service/process.ts";
import { fingerprintBacklog } from "./service/fingerprint-backlog.ts";
import { blockThoroughly } from "./service/blocked-pictures.ts";
import { removeAvatarFile, tidyAvatars } from "./service/tidy-avatars.ts";
import { removeFiles, tidyMedia, tidyUploads } from "./service/tidy.ts";

export const tidying = defineScheduledJob({
  name: "media.tidy",
  cron: "40 * * * *",
  async run(ctx) {
    await tidyUploads(ctx);
    await tidyAvatars(ctx);
    await enqueueUnprocessed(ctx);
  },
});

/** Checks every file. There may be millions, so this gets more time than other jobs. */
export const deepTidying = defineScheduledJob({
  name: "media.tidy-all",
  cron: "10 2 * * *",
  run: tidyMedia,
  minutes: 240,
});

export const mediaJobs = [
  handleJob(definitions.mediaProcessing, processMedia),
  handleJob(definitions.posterProcessing, processPoster),
  handleJob(definitions.fileRemoval, removeFiles),
  handleJob(definitions.avatarRemoval, removeAvatarFile),
  // Work in batches, so that an upload waits for one batch at most.
  handleJob(definitions.fingerprinting, async (ctx) => {
    const last = await fingerprintBacklog(ctx);
    if (last) await enqueue(ctx, definitions.fingerprinting, {}, { once: last });
  }),
  handleJob(definitions.thoroughBlocking, blockThoroughly),
  tidying,
  deepTidying,
  defineScheduledJob({ name: "media.purge-visitors", cron: "25 3 * * *", run: purgeVisitors }),
];
