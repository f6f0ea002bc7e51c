import { enqueue, job, type Job } from "#platform/jobs/jobs.ts";
import { thoroughBlocking } from "./block-job.ts";
import { forgetVisitors } from "./service/attention.ts";
import { developRest } from "./service/develop-rest.ts";
import { develop, developPoster } from "./service/develop.ts";
import { fingerprintOld } from "./service/fingerprint-old.ts";
import { removeAvatarFile, tidyAvatars } from "./service/tidy-avatars.ts";
import { removeFiles, tidyMedia, tidyUploads } from "./service/tidy.ts";

/** Failing is said to the owner; what is tried again by itself was cut off, or the files could not be reached. */
export const development = job({ name: "media.develop", run: develop, retries: 10 });
export const posterDevelopment = job({ name: "media.develop-poster", run: developPoster, retries: 10 });
export const fileRemoval = job({ name: "media.remove-files", run: removeFiles });
export const avatarRemoval = job({ name: "media.remove-avatar", run: removeAvatarFile });
/** Portion by portion, so that whoever uploads meanwhile waits for one at most. */
export const fingerprinting: Job = job({
  name: "media.fingerprint",
  cron: "50 * * * *",
  async run(ctx) {
    const last = await fingerprintOld(ctx);
    if (last) await enqueue(ctx, fingerprinting, {}, { once: last });
  },
});
export const tidying = job({
  name: "media.tidy",
  cron: "40 * * * *",
  async run(ctx) {
    await tidyUploads(ctx);
    await tidyAvatars(ctx);
    await developRest(ctx, development);
  },
});
/** Looks at every file, of which there may be millions. */
export const deepTidying = job({ name: "media.tidy-all", cron: "10 2 * * *", run: tidyMedia, minutes: 240 });
export const visitorCleaning = job({
  name: "media.forget-visitors",
  cron: "25 3 * * *",
  run: forgetVisitors,
});

export const mediaJobs = [
  development,
  posterDevelopment,
  fileRemoval,
  avatarRemoval,
  fingerprinting,
  thoroughBlocking,
  tidying,
  deepTidying,
  visitorCleaning,
];
