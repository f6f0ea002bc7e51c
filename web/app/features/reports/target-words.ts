import type { ReportableKind } from "@vesper/contract/moderation";

/** How a reporter calls what they report. */
export const targetWords: Record<ReportableKind, string> = {
  profile: "a profile",
  listing: "a listing",
  media: "a picture",
  review: "a review",
  message: "a message",
  user: "a person",
};
