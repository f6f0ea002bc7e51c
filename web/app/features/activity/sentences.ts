import type { ActivityKind } from "@vesper/contract/accounts/activity";

/**
 * Removes duplicate entries. New entries at the top of the list during pagination shift the last entry of a page
 * onto the next page.
 */
export const removeDuplicates = <Entry extends { _id: string }>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry._id, entry])).values(),
];

/** Removes sign-ins, which would bury everything else on the dashboard. */
export const omitRoutine = <Entry extends { kind: ActivityKind }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ kind }) => kind !== "account.signed_in");

/** Predicates after "You" (`own`) and after a name (`other`). */
export const sentences: Record<ActivityKind, { own: string; other: string }> = {
  "account.registered": { own: "created your account", other: "created an account" },
  "account.signed_in": { own: "signed in", other: "signed in" },
  "account.email_verified": { own: "confirmed your email address", other: "confirmed their email address" },
  "account.profile_updated": { own: "updated your details", other: "updated their details" },
  "account.password_changed": { own: "changed your password", other: "changed their password" },
  "account.closed": { own: "closed your account", other: "closed their account" },
  "account.reopened": { own: "reopened your account", other: "reopened their account" },
  "account.created_by_admin": {
    own: "received this account from our team",
    other: "was given an account by an admin",
  },
  "account.banned": { own: "were banned", other: "was banned" },
  "account.unbanned": { own: "were unbanned", other: "was unbanned" },
  "account.suspended": { own: "were suspended", other: "was suspended" },
  "account.unsuspended": { own: "are no longer suspended", other: "is no longer suspended" },
  "account.removed": {
    own: "had your account deleted by our team",
    other: "had their account deleted by an admin",
  },
  "review.written": { own: "wrote a review", other: "wrote a review" },
  "review.approved": { own: "had a review approved", other: "had a review approved" },
  "report.filed": { own: "filed a report", other: "filed a report" },
  "favorite.added": { own: "added a favorite", other: "added a favorite" },
  "case.decided": { own: "decided a case", other: "decided a case" },
};

/** Predicates after "You" for an entry whose topic is known. */
export const sentencesAbout: Partial<Record<ActivityKind, string>> = {
  "favorite.added": "added {name} to your favorites",
  "review.written": "wrote a review of {name}",
  "review.approved": "had your review of {name} approved",
};
