import { getOwnProfile } from "@vesper/server/modules/profiles";
import { approveReview, rejectReview, replyToReview, writeReview } from "@vesper/server/modules/reviews";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { rewindClock } from "./rewind-clock.ts";
import { demoReviews } from "./world/demo-reviews.ts";

/** Creates reviews between the demo people: most are approved, some pending, one rejected. */
export async function makeDemoReviews(ctx: Context): Promise<void> {
  const admin = await actAs(ctx, "admin@vesper.test");
  for (const { about, by, days, status, reply, ...draft } of demoReviews) {
    const { id: profileId } = await getOwnProfile(await actAs(ctx, about));
    const { id } = await writeReview(await actAs(rewindClock(ctx, days), by), profileId, draft);
    const decided = rewindClock(admin, days * 0.9);
    if (status === "approved") await approveReview(decided, id);
    if (status === "rejected") await rejectReview(decided, id, rejection);
    if (reply) await replyToReview(await actAs(rewindClock(ctx, days * 0.8), about), id, reply);
  }
}

const rejection = {
  reason: "Please don't share where someone lives. Write about your meeting instead.",
  category: "harassment",
} as const;
