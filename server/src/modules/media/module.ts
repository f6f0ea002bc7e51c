import { defineModule } from "#platform/module.ts";
import { mediaAdminRoutes } from "./admin-routes.ts";
import { avatarRoutes } from "./avatar-routes.ts";
import { mediaFileRoutes } from "./files-routes.ts";
import { mediaJobs } from "./jobs.ts";
import { ownMediaRoutes, publicMediaRoutes } from "./routes.ts";
import { mediaSubject } from "./service/media-subject.ts";
import { checkAvatars } from "./service/tidy-avatars.ts";
import { checkMedia, resumeMedia } from "./service/tidy.ts";
import { mediaSubscriptions } from "./subscriptions.ts";

export const media = defineModule({
  name: "media",
  routes: [avatarRoutes, mediaFileRoutes, ownMediaRoutes, publicMediaRoutes, mediaAdminRoutes],
  jobs: mediaJobs,
  on: mediaSubscriptions,
  subjects: { media: mediaSubject },
  checks: [checkMedia, checkAvatars],
  resume: resumeMedia,
});
