import { z } from "zod";
import { admin, anyone, member, supplier } from "../core/endpoint.ts";
import { Id, list, one, pageQuery, removed, messageOnly } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { QueueSort } from "../moderation/queues.ts";
import { Reason } from "../moderation/reasons.ts";
import { reviewEndpoints } from "../moderation/review-endpoints.ts";
import { text } from "../core/text.ts";

export const MediaType = z.enum(["image", "video"]);
export type MediaType = z.output<typeof MediaType>;

export const MediaStatus = z.enum(["draft", "pending", "approved", "rejected"]);
export type MediaStatus = z.output<typeof MediaStatus>;

/** Processing state of the files; a failure carries a message in `failure`. */
export const MediaProgress = z.enum(["processing", "ready", "failed"]);
export type MediaProgress = z.output<typeof MediaProgress>;

/** Owner of the media. The email address is for the owner and for admins. */
export const MediaOwner = z.object({
  _id: z.uuid(),
  displayName: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
});

/**
 * A photo or a video. Non-public media has signed URLs that expire after some minutes; media in processing has none.
 */
export const Media = z.object({
  _id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  mediaType: MediaType,
  status: MediaStatus,
  progress: MediaProgress,
  failure: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  isPublic: z.boolean(),
  isPrimary: z.boolean(),
  /** Hidden by a hold or a decision, regardless of its status. */
  isHidden: z.boolean(),
  /** The picture, or the poster of a video, for lists; null for a video without a poster. */
  previewUrl: z.string().nullable(),
  /** The picture at its largest width, or the video file. */
  url: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** From top to bottom, for the placeholder gradient shown until the picture loads. */
  colors: z.array(z.string()),
  /** Length of a video in seconds. */
  duration: z.number().nullable(),
  likeCount: z.int(),
  views: z.int(),
  isLiked: z.boolean(),
  createdAt: z.iso.datetime(),
  /** For admins: similar pictures of other accounts. */
  lookalikes: z.array(z.uuid()),
  escortId: MediaOwner,
});
export type Media = z.output<typeof Media>;

/** Text fields sent with the file of an upload. */
export const MediaFields = z.object({
  title: text(limits.title.max).default(""),
  description: text(limits.mediaDescription.max).optional(),
  mediaType: MediaType.optional(),
  isPublic: z.enum(["true", "false"]).default("true"),
  isPrimary: z.enum(["true", "false"]).default("false"),
});

export const MediaChange = z
  .object({
    title: text(limits.title.max, 1),
    description: text(limits.mediaDescription.max).nullable(),
    isPublic: z.boolean(),
    isPrimary: z.boolean(),
  })
  .partial();
export type MediaChange = z.output<typeof MediaChange>;

export const MediaCounts = z.object({
  total: z.int(),
  draft: z.int(),
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
});
export type MediaCounts = z.output<typeof MediaCounts>;

/** Multipart: `file` and the fields above, in any order. The file type is detected from the bytes. */
export const uploadMedia = supplier.post(
  "/media/upload",
  "Add a picture or a video, as a draft (multipart: file, title, description, mediaType, isPublic, isPrimary)",
  { response: one(Media), status: 201, limit: { calls: 120, seconds: 3600, per: "person" }, isOnce: true },
);

/** Multipart: `file`, a frame of the video captured by the uploading browser. */
export const uploadPoster = supplier.post(
  "/media/:id/poster",
  "The still that a video of one's own is shown with (multipart: file)",
  { params: Id, response: one(Media), limit: { calls: 120, seconds: 3600, per: "person" } },
);

export const listOwnMedia = supplier.get(
  "/media/my-media",
  "One's own pictures and videos: the primary one first, then in one's own order",
  {
    query: z.object({
      ...pageQuery(limits.list.adminPage, limits.list.myMedia),
      status: MediaStatus.optional(),
      mediaType: MediaType.optional(),
      sort: z.enum(["own", "newest"]).default("own"),
    }),
    response: list(z.array(Media)),
  },
);

export const countOwnMedia = supplier.get(
  "/media/my-media/counts",
  "How many of one's own there are in each state",
  { response: one(MediaCounts) },
);

export const listPopularMedia = anyone.get("/media/popular", "What visitors like most", {
  query: z.object(pageQuery(limits.feed.page)),
  response: list(z.array(Media)),
});

export const getMedia = anyone.get(
  "/media/:id",
  "One picture or video: public, one's own, or any for admins",
  { params: Id, response: one(Media) },
);

export const updateMedia = supplier.put(
  "/media/:id",
  "Change what is said about one's own picture or video; what is left out stays as it is",
  { params: Id, body: MediaChange, response: one(Media) },
);

export const deleteMedia = supplier.delete(
  "/media/:id",
  "Delete one's own picture or video, with its files",
  { params: Id, response: removed },
);

export const submitMedia = supplier.post("/media/:id/submit", "Ask for a look by a moderator", {
  params: Id,
  response: one(Media),
});

export const retryMedia = supplier.post("/media/:id/retry", "Make the files once more, after it failed", {
  params: Id,
  response: one(Media),
});

export const reorderMedia = supplier.put(
  "/media/order",
  "Put one's own in this order; those not named keep theirs, behind",
  { body: z.object({ ids: z.array(z.uuid()).min(1).max(limits.list.myMedia) }), response: messageOnly },
);

export const likeMedia = member.post("/media/:id/like", "Like it, or no longer", {
  params: Id,
  response: one(z.object({ isLiked: z.boolean(), likeCount: z.int() })),
  limit: { calls: 60, seconds: 60, per: "person" },
});

export const recordMediaView = anyone.post(
  "/media/:id/view",
  "Somebody looks at it; counts once per person and day",
  { params: Id, response: messageOnly, limit: { calls: 120, seconds: 60, per: "network" } },
);

export const adminListMedia = reviewEndpoints("/admin/media/pending", Media).list(
  "Pictures and videos in one state; those that wait longest first, otherwise the newest",
  {
    status: MediaStatus.default("pending"),
    mediaType: MediaType.optional(),
    sort: QueueSort.optional(),
  },
);

export const adminListUserMedia = admin.get(
  "/admin/users/:id/media",
  "A person's newest pictures and videos, in every state",
  { params: Id, response: one(z.array(Media)) },
);

export const reviewMedia = admin.put(
  "/admin/media/:id/review",
  "Approve what waits, or reject it with a reason that its owner reads",
  {
    params: Id,
    body: z
      .object({
        status: z.enum(["approved", "rejected"]),
        rejectionReason: text(limits.moderation.sentence).optional(),
        category: Reason.default("other"),
      })
      .refine(({ status, rejectionReason }) => status === "approved" || Boolean(rejectionReason), {
        path: ["rejectionReason"],
        message: "is required when rejecting",
      }),
    response: one(Media),
  },
);

export const getMediaStats = admin.get(
  "/admin/media/stats",
  "How many there are in each state, and since when the oldest waits",
  { response: one(MediaCounts.extend({ oldestPendingAt: z.iso.datetime().nullable() })) },
);
