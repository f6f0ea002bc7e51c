import { defineModule } from "#platform/module.ts";
import { followJobs } from "./jobs.ts";
import { followRoutes } from "./routes.ts";
import { recordAvailable, recordPictures, recordTour } from "./service/record-news.ts";
import { deleteFollowOfPerson, deleteFollowsByUser } from "./store/follows.ts";

export const follows = defineModule({
  name: "follows",
  routes: [followRoutes],
  jobs: followJobs,
  on: {
    "tour.announced": recordTour,
    "profile.available": recordAvailable,
    "pictures.shown": recordPictures,
    "people.blocked": async (tx, { blockerId, blockedId }) => {
      await deleteFollowOfPerson(tx.db, blockerId, blockedId);
      await deleteFollowOfPerson(tx.db, blockedId, blockerId);
    },
    "user.erased": (tx, { userId }) => deleteFollowsByUser(tx.db, userId),
  },
});
