import type { CaseAction, Resolution, RestrictingAction, SubjectKind } from "@vesper/contract/moderation";

/** How moderators call the kinds of things that are reported. */
export const kindWords: Record<SubjectKind, string> = {
  profile: "Profile",
  listing: "Listing",
  media: "Picture",
  review: "Review",
  message: "Message",
  user: "Person",
};

export const resolutionWords: Record<Resolution, string> = { upheld: "Upheld", dismissed: "Dismissed" };

/** What was done, for lists and titles. */
export const doneWords: Record<CaseAction | RestrictingAction, string> = {
  none: "Nothing restricted",
  hold: "Hidden until decided",
  hide: "Hidden",
  suspend: "Suspended",
  ban: "Banned",
  remove: "Removed",
  reject: "Rejected",
};
