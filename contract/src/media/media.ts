import { z } from "zod";
import { anyone, member, staff, supplier } from "../core/endpoint.ts";
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

/** Processing state of the files; if it failed, `failure` has a message. */
export const MediaProgress = z.enum(["processing", "ready", "failed"]);
export type MediaProgress = z.output<typeof MediaProgress>;

/** Owner of the media. Only the owner and admins see the email address. */
export const MediaOwner = z.object({
  _id: z.uuid(),
  displayName: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
});

/**
 * A photo or a video. Non-public media has signed URLs that expire after a few minutes; media that is still
 * processing has no URLs.
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
  /** Whether a hold or a decision hides it, regardless of its status. */
  isHidden: z.boolean(),
  /** The picture, or the poster of a video, for lists; null for a video without a poster. */
  previewUrl: z.string().nullable(),
  /** The picture at its largest width, or the video file. */
  url: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Colors from top to bottom, for the placeholder gradient shown until the picture loads. */
  colors: z.array(z.string()),
  /** Length of a video in seconds. */
  duration: z.number().nullable(),
  likeCount: z.int(),
  views: z.int(),
  isLiked: z.boolean(),
  createdAt: z.iso.datetime(),
  /** For admins: ids of similar pictures from other accounts. */
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
  "Upload a photo or video as a draft (multipart: file, title, description, mediaType, isPublic, isPrimary)",
  { response: one(Media), status: 201, limit: { calls: 120, seconds: 3600, per: "person" }, isOnce: true },
);

/** Multipart: `file`, a frame of the video captured by the uploading browser. */
export const uploadPoster = supplier.post(
  "/media/:id/poster",
  "Upload the poster image for your own video (multipart: file)",
  { params: Id, response: one(Media), limit: { calls: 120, seconds: 3600, per: "person" } },
);

export const listOwnMedia = supplier.get(
  "/media/my-media",
  "List your photos and videos: the primary one first, then in your own order",
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
  "Count your photos and videos by status",
  { response: one(MediaCounts) },
);

export const listPopularMedia = anyone.get("/media/popular", "List the most liked photos and videos", {
  query: z.object(pageQuery(limits.feed.page)),
  response: list(z.array(Media)),
});

export const getMedia = anyone.get(
  "/media/:id",
  "Get a photo or video: public, your own, or any for admins",
  { params: Id, response: one(Media) },
);

export const updateMedia = supplier.put(
  "/media/:id",
  "Update the details of your photo or video; omitted fields stay unchanged",
  { params: Id, body: MediaChange, response: one(Media) },
);

export const deleteMedia = supplier.delete("/media/:id", "Delete your photo or video and its files", {
  params: Id,
  response: removed,
});

export const submitMedia = supplier.post("/media/:id/submit", "Submit a photo or video for review", {
  params: Id,
  response: one(Media),
});

export const retryMedia = supplier.post("/media/:id/retry", "Process the files again after a failure", {
  params: Id,
  response: one(Media),
});

export const reorderMedia = supplier.put(
  "/media/order",
  "Reorder your photos and videos; any you leave out follow in their current order",
  { body: z.object({ ids: z.array(z.uuid()).min(1).max(limits.list.myMedia) }), response: messageOnly },
);

export const likeMedia = member.post("/media/:id/like", "Like a photo or video, or remove the like", {
  params: Id,
  response: one(z.object({ isLiked: z.boolean(), likeCount: z.int() })),
  limit: { calls: 60, seconds: 60, per: "person" },
});

export const recordMediaView = anyone.post(
  "/media/:id/view",
  "Record a view; each person counts once a day",
  { params: Id, response: messageOnly, limit: { calls: 120, seconds: 60, per: "network" } },
);

export const adminListMedia = reviewEndpoints("moderate", "/admin/media/pending", Media).list(
  "List photos and videos by status: pending ones by longest wait, others newest first",
  {
    status: MediaStatus.default("pending"),
    mediaType: MediaType.optional(),
    sort: QueueSort.optional(),
  },
);

export const adminListUserMedia = staff("moderate").get(
  "/admin/users/:id/media",
  "List a person's newest photos and videos in any status",
  { params: Id, response: one(z.array(Media)) },
);

export const reviewMedia = staff("moderate").put(
  "/admin/media/:id/review",
  "Approve a pending photo or video, or reject it with a reason its owner will read",
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

export const getMediaStats = staff("moderate").get(
  "/admin/media/stats",
  "Count photos and videos by status, and get when the oldest pending one began to wait",
  { response: one(MediaCounts.extend({ oldestPendingAt: z.iso.datetime().nullable() })) },
);
