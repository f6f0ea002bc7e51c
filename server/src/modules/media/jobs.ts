import { job } from "#platform/jobs/jobs.ts";
import { forgetVisitors } from "./service/attention.ts";
import { develop, developPoster } from "./service/develop.ts";
import { removeAvatarFile, tidyAvatars } from "./service/tidy-avatars.ts";
import { removeFiles, tidyMedia } from "./service/tidy.ts";

/** Failing is said to the owner; what is tried again by itself was cut off by the end of its process. */
export const development = job({ name: "media.develop", run: develop, retries: 3 });
export const posterDevelopment = job({ name: "media.develop-poster", run: developPoster, retries: 3 });
export const fileRemoval = job({ name: "media.remove-files", run: removeFiles });
export const avatarRemoval = job({ name: "media.remove-avatar", run: removeAvatarFile });
export const tidying = job({
  name: "media.tidy",
  cron: "40 * * * *",
  async run(ctx) {
    await tidyMedia(ctx);
    await tidyAvatars(ctx);
  },
});
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
  tidying,
  visitorCleaning,
];
