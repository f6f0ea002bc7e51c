import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { Id, one, queryFlag } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { ProfileImage } from "../media/images.ts";
import { BadgeBasis, ProfileStatus } from "./profile-fields.ts";
import { OwnProfile } from "./profiles.ts";
import { QueueSort } from "../moderation/queues.ts";
import { Rejection, reviewEndpoints } from "../moderation/review-endpoints.ts";
import { Signal } from "../moderation/signals.ts";
import { text } from "../core/text.ts";
import { Month } from "../moderation/verification.ts";

/** A profile as admins see it: all fields, and the owner. */
export const AdminProfile = OwnProfile.extend({
  userId: z.object({ _id: z.uuid(), name: z.string(), email: z.string() }),
  /** Time of the first change to name, age or primary photo since the verification. */
  recheckSince: z.iso.datetime().nullable(),
  verifiedIn: Month.nullable(),
  verifiedBy: BadgeBasis.nullable(),
  /** Reason for a badge without a document. */
  badgeReason: z.string().nullable(),
  /** Pictures waiting for review, as visitors would see them; the primary photo first. */
  submittedImages: z.array(ProfileImage),
  /** Unresolved signals, newest first. */
  signals: z.array(Signal),
  /** Whether the latest text is still waiting for its scan. */
  isBeingChecked: z.boolean(),
});
export type AdminProfile = z.output<typeof AdminProfile>;

const queue = reviewEndpoints("moderate", "/admin/escort-profiles", AdminProfile);

export const adminListProfiles = queue.list(
  "List all profiles, newest first unless sorted otherwise; search by name, city, country or the owner's email address",
  {
    search: text(limits.email.max).optional(),
    status: ProfileStatus.optional(),
    isVerified: queryFlag.optional(),
    isPaid: queryFlag.optional(),
    sort: QueueSort.default("newest"),
  },
);
export const adminGetProfile = queue.get("Get a profile in any status");
export const approveProfile = queue.act("approve", "Approve a draft profile");
export const rejectProfile = queue.act(
  "reject",
  "Reject a draft profile; its owner is told why and can submit it again",
  Rejection,
);

export const setVerification = staff("verify").put(
  "/admin/escort-profiles/:id/verification",
  "Grant or remove the verified badge; a badge granted without a document check says so",
  {
    params: Id,
    body: z.object({
      isVerified: z.boolean(),
      /** Reason why staff vouch for a person without a document. */
      reason: text(limits.moderation.sentence).optional(),
      /** Month of the evidence; defaults to the current month. */
      month: Month.optional(),
    }),
    response: one(AdminProfile),
  },
);

export const setPremium = staff("change-people").put(
  "/admin/escort-profiles/:id/premium",
  "Grant premium until a given day, today or later, or remove it",
  {
    params: Id,
    body: z
      .object({ isPaid: z.boolean(), premiumExpiry: z.iso.date().nullable().default(null) })
      .refine(({ isPaid, premiumExpiry }) => !isPaid || premiumExpiry !== null, {
        path: ["premiumExpiry"],
        message: "is required for premium",
      }),
    response: one(AdminProfile),
  },
);
