import { z } from "zod";
import { supplier } from "../core/endpoint.ts";
import { one, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import {
  choiceFields,
  contactFields,
  optionalFields,
  phoneFields,
  ProfileStatus,
  requiredFields,
} from "./profile-fields.ts";
import { ProfileImage } from "../media/images.ts";
import { Tag } from "./taxonomy.ts";

const optionalDraft = z
  .object({ ...optionalFields, ...contactFields, ...phoneFields, ...choiceFields })
  .partial();

export const ProfileDraft = z.object({ ...requiredFields, ...optionalDraft.shape });
export type ProfileDraft = z.output<typeof ProfileDraft>;

/** PUT is partial: an absent field keeps its value, `null` clears it. */
export const ProfileChange = ProfileDraft.partial();
export type ProfileChange = z.output<typeof ProfileChange>;

export const ProfileTag = Tag.pick({ _id: true, name: true, slug: true, color: true });
export const ProfileCategory = z.object({ _id: z.uuid(), slug: z.string(), name: z.string() });

/** Fields of a profile that only the owner and admins see. */
const state = {
  _id: z.uuid(),
  userId: z.uuid(),
  slug: z.string(),
  categoryId: ProfileCategory.nullable(),
  tags: z.array(ProfileTag),
  status: ProfileStatus,
  rejectionReason: z.string().nullable(),
  /** Whether visitors see it now, taking every hidden reason into account. */
  isListed: z.boolean(),
  isVerified: z.boolean(),
  isPaid: z.boolean(),
  premiumExpiry: z.iso.date().nullable(),
  images: z.array(ProfileImage),
  isAvailable: z.boolean(),
  availableUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

export const OwnProfile = z.object({
  ...requiredFields,
  ...optionalFields,
  ...contactFields,
  ...choiceFields,
  ...state,
});
export type OwnProfile = z.output<typeof OwnProfile>;

/**
 * Reasons why an approved profile is hidden: its owner's choice or inactivity, a staff hold or decision, a missing
 * verification.
 */
export const HiddenBy = z.enum(["owner", "absence", "staff", "verification"]);
export type HiddenBy = z.output<typeof HiddenBy>;

/** A profile as its owner sees it, with the reasons why it is hidden although approved. */
export const OwnProfileDetail = OwnProfile.extend({ hiddenBy: z.array(HiddenBy) });
export type OwnProfileDetail = z.output<typeof OwnProfileDetail>;

export const createProfile = supplier.post(
  "/escort-profile",
  "Create your profile as a draft; one per account",
  { body: ProfileDraft, response: one(OwnProfileDetail), status: 201 },
);

export const getOwnProfile = supplier.get("/escort-profile/my-profile", "Get your profile in any status", {
  response: one(OwnProfileDetail),
});

export const updateOwnProfile = supplier.put(
  "/escort-profile/my-profile",
  "Update your profile; omitted fields stay unchanged",
  { body: ProfileChange, response: one(OwnProfileDetail) },
);

export const deleteOwnProfile = supplier.delete("/escort-profile/my-profile", "Delete your profile", {
  response: removed,
});

export const resubmitProfile = supplier.post(
  "/escort-profile/my-profile/resubmit",
  "Submit your profile again after a rejection",
  { response: one(OwnProfileDetail) },
);

export const setAvailable = supplier.post(
  "/escort-profile/my-profile/available",
  "Show yourself as available now for a few hours",
  {
    body: z.object({ hours: z.int().min(limits.available.minHours).max(limits.available.maxHours) }),
    response: one(OwnProfileDetail),
  },
);

export const clearAvailable = supplier.delete(
  "/escort-profile/my-profile/available",
  "Stop showing yourself as available now",
  { response: one(OwnProfileDetail) },
);

const counts = {
  impressions: z.int(),
  views: z.int(),
  contacts: z.int(),
  favorites: z.int(),
  messages: z.int(),
  reviews: z.int(),
};

/** Length of the period in days. */
export const StatsDays = z.enum(["7", "30", "90"]);
export type StatsDays = z.output<typeof StatsDays>;

/** Counts of a profile's impressions, views, contact reveals, favorites, messages and reviews. */
export const ProfileStats = z.object({
  ...counts,
  /** The requested days, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), ...counts })),
});
export type ProfileStats = z.output<typeof ProfileStats>;

export const getOwnStats = supplier.get(
  "/escort-profile/my-profile/stats",
  "Get the figures for your profile, in total and by day",
  { query: z.object({ days: StatsDays.default("30").transform(Number) }), response: one(ProfileStats) },
);
