import { z } from "zod";
import { anyone, member, staff, supplier } from "../core/endpoint.ts";
import { Id, list, one, pageQuery, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { PublicPerson } from "../accounts/person.ts";
import { QueueSort } from "../moderation/queues.ts";
import { Rejection, reviewEndpoints, ExpectedVersion } from "../moderation/review-endpoints.ts";
import { text } from "../core/text.ts";

export const ReviewStatus = z.enum(["pending", "approved", "rejected"]);
export type ReviewStatus = z.output<typeof ReviewStatus>;

const reviewFields = {
  rating: z.int().min(1).max(limits.review.stars),
  title: text(limits.review.title, 1),
  body: text(limits.review.body, 1),
  isAnonymous: z.boolean(),
};

export const ReviewDraft = z.object({
  ...reviewFields,
  rating: reviewFields.rating.default(limits.review.stars),
  isAnonymous: reviewFields.isAnonymous.default(false),
});
export type ReviewDraft = z.output<typeof ReviewDraft>;

/** PUT is partial: an absent field keeps its value. */
export const ReviewChange = z.object(reviewFields).partial();
export type ReviewChange = z.output<typeof ReviewChange>;

export const Reply = z.object({ text: z.string(), createdAt: z.iso.datetime() });
export type Reply = z.output<typeof Reply>;

const publishedFields = {
  _id: z.uuid(),
  ...reviewFields,
  createdAt: z.iso.datetime(),
  reply: Reply.nullable(),
};

/**
 * A review as visitors read it. Anonymous and former authors are not named. The author's `_id` is a different alias
 * for each reviewed profile, so that it identifies no account and links no reviews of different profiles.
 */
export const Review = z.object({ ...publishedFields, authorId: PublicPerson.nullable() });
export type Review = z.output<typeof Review>;

/** Number of reviews per star rating. */
export const Histogram = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() });
export type Histogram = z.output<typeof Histogram>;

/** Summary of all approved reviews, regardless of the page; the average is 0 if there are none. */
export const ReviewSummary = z.object({ average: z.number(), count: z.int(), histogram: Histogram });
export type ReviewSummary = z.output<typeof ReviewSummary>;

const ReviewedProfile = z
  .object({ _id: z.uuid(), slug: z.string(), name: z.string(), picture: z.string().nullable() })
  .nullable();

/** A review as its author sees it. */
export const OwnReview = z.object({
  ...publishedFields,
  status: ReviewStatus,
  rejectionReason: z.string().nullable(),
  /** Whether a hold or a decision hides it, regardless of its status. */
  isHidden: z.boolean(),
  /** Null when the profile is no longer visible; the reason is not disclosed. */
  profile: ReviewedProfile,
  /** Same value under the name the specification uses. */
  escortProfile: ReviewedProfile,
  updatedAt: z.iso.datetime(),
});
export type OwnReview = z.output<typeof OwnReview>;

/** A review as admins see it, with its author, even if anonymous, and the reviewed profile. */
export const AdminReview = z.object({
  ...publishedFields,
  status: ReviewStatus,
  rejectionReason: z.string().nullable(),
  isHidden: z.boolean(),
  authorId: z.object({ _id: z.uuid(), name: z.string(), email: z.string() }),
  profile: z.object({
    _id: z.uuid(),
    userId: z.uuid(),
    slug: z.string(),
    name: z.string(),
    isListed: z.boolean(),
  }),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminReview = z.output<typeof AdminReview>;

export const listProfileReviews = anyone.get(
  "/reviews/escort-profiles/:id/reviews",
  "List approved reviews of a public profile, newest first, with a summary",
  {
    params: Id,
    query: z.object(pageQuery(limits.review.page)),
    response: list(z.object({ reviews: z.array(Review), summary: ReviewSummary })),
  },
);

export const writeReview = member.post(
  "/reviews/escort-profiles/:id/reviews",
  "Review a profile, once per person; the review is shown after approval",
  {
    params: Id,
    body: ReviewDraft,
    response: one(OwnReview),
    status: 201,
    limit: { calls: 20, seconds: 3600, per: "person" },
  },
);

export const listOwnReviews = member.get(
  "/reviews",
  "List the reviews you have written in any status, newest first",
  {
    query: z.object({ ...pageQuery(limits.list.dashboardPage), profileId: z.uuid().optional() }),
    response: one(z.object({ items: z.array(OwnReview), total: z.int(), page: z.int(), pages: z.int() })),
  },
);

export const updateReview = member.put(
  "/reviews/:id",
  "Update your review; any change sends it back for review and deletes the reply",
  { params: Id, body: ReviewChange, response: one(OwnReview) },
);

export const deleteReview = member.delete("/reviews/:id", "Delete your review", {
  params: Id,
  response: removed,
});

export const ReplyDraft = z.object({ text: text(limits.review.reply, 1) });
export type ReplyDraft = z.output<typeof ReplyDraft>;

export const replyToReview = supplier.post(
  "/reviews/:id/reply",
  "Reply publicly to an approved review of your profile, once",
  { params: Id, body: ReplyDraft, response: one(Review), status: 201 },
);

export const deleteReply = supplier.delete("/reviews/:id/reply", "Delete your reply", {
  params: Id,
  response: one(Review),
});

const queue = reviewEndpoints("moderate", "/admin/reviews", AdminReview);

export const adminListReviews = queue.list(
  "List reviews by status: pending ones by longest wait, others newest first",
  { status: ReviewStatus.default("pending"), sort: QueueSort.optional() },
);
export const approveReview = queue.act("approve", "Approve a pending review", ExpectedVersion.nullish());
export const rejectReview = queue.act(
  "reject",
  "Reject a pending review; its author is told why and can change it",
  Rejection.extend(ExpectedVersion.shape),
);

export const adminListUserReviews = staff("moderate").get(
  "/admin/users/:id/reviews",
  "List the newest reviews a person wrote, and those of their profile",
  {
    params: Id,
    response: one(z.object({ written: z.array(AdminReview), received: z.array(AdminReview) })),
  },
);
