import type {
  CaseAction,
  CaseStatus,
  Resolution,
  RestrictingAction,
  SubjectKind,
} from "@vesper/contract/moderation/moderation";

/** Labels for kinds of subjects, as admins call them. */
export const kindLabels: Record<SubjectKind, string> = {
  profile: "Profile",
  listing: "Listing",
  media: "Media",
  review: "Review",
  message: "Message",
  user: "Member",
  verification: "Verification",
};

export const resolutionLabels: Record<Resolution, string> = { upheld: "Upheld", dismissed: "Dismissed" };

/** Past-tense labels of actions, for lists and titles. */
export const actionLabels: Record<CaseAction | RestrictingAction, string> = {
  none: "No restriction",
  hold: "Hidden until decided",
  hide: "Hidden",
  suspend: "Suspended",
  ban: "Banned",
  remove: "Removed",
  reject: "Rejected",
};

export const statusLabels: Record<CaseStatus, string> = { open: "Open", decided: "Decided" };

const verbs: Record<CaseStatus, [one: string, many: string]> = {
  open: ["is waiting", "are waiting"],
  decided: ["is decided", "are decided"],
};

/** "3 cases are waiting." */
export const formatCount = (count: number, status: CaseStatus) =>
  count === 1 ? `1 case ${verbs[status][0]}.` : `${count.toLocaleString("en")} cases ${verbs[status][1]}.`;
