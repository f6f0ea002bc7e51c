import { getOwnProfile } from "@vesper/server/modules/profiles";
import { approveReview, rejectReview, replyToReview, writeReview } from "@vesper/server/modules/reviews";
import type { Context } from "@vesper/server/platform/context";
import { as } from "./as.ts";
import { daysAgo } from "./days-ago.ts";
import { opinions } from "./world/opinions.ts";

/** What the demo people say about each other: most of it read by everybody, some of it waiting, one turned down. */
export async function makeDemoReviews(ctx: Context): Promise<void> {
  const admin = await as(ctx, "admin@vesper.test");
  for (const { about, by, days, status, reply, ...words } of opinions) {
    const { id: profileId } = await getOwnProfile(await as(ctx, about));
    const { id } = await writeReview(await as(daysAgo(ctx, days), by), profileId, words);
    const decided = daysAgo(admin, days * 0.9);
    if (status === "approved") await approveReview(decided, id);
    if (status === "rejected") await rejectReview(decided, id, rejection);
    if (reply) await replyToReview(await as(daysAgo(ctx, days * 0.8), about), id, reply);
  }
}

const rejection = {
  reason: "Please leave out where somebody lives. Tell others how you were met instead.",
  category: "harassment",
} as const;
