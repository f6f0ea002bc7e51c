import type { Resolution, SubjectKind } from "@vesper/contract/moderation/moderation";
import type { QueueName } from "@vesper/contract/moderation/queues";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";

/** Events that a module publishes for the modules above it. Payloads carry ids; handlers read the rest. */
export interface DomainEvents {
  "user.registered": { userId: string; byAdmin: boolean };
  "user.signed-in": { userId: string };
  /** The person behind an account that staff made has used it for the first time. */
  "user.claimed": { userId: string };
  "user.verified": { userId: string };
  "user.profile-updated": { userId: string };
  "user.password-changed": { userId: string };
  /** The account, its roles or its standing changed: whoever remembers a person forgets them. */
  "user.changed": { userId: string };
  "user.closed": { userId: string; byAdmin: boolean };
  "user.reopened": { userId: string };
  /** Kept out from now on, until the opposite is said. */
  "user.banned": { userId: string; status: "banned" | "suspended" };
  "user.unbanned": { userId: string; status: "banned" | "suspended" };
  /** The last chance to let go of everything that belongs to a person. */
  "user.erased": { userId: string };
  /** A hold or a decision hides it from the public, or no longer does. */
  "subject.hidden": { type: SubjectKind; id: string };
  "subject.shown": { type: SubjectKind; id: string };
  /** Their words are past the time for which they are kept. */
  "cases.purged": { caseIds: string[] };
  "case.decided": {
    caseId: string;
    resolution: Resolution;
    subject: { type: SubjectKind; id: string };
    reason: Reason;
    note: string;
  };
  /** Stored dollar prices in these currencies are out of date. */
  "rates.changed": { currencies: string[] };
  /** Another picture stands for somebody now, or the first one does. */
  "media.primary-photo-changed": { ownerId: string; before: string | null; after: string | null };
  /** A new picture looks like some of other accounts. */
  "media.lookalikes-found": { mediaId: string; otherIds: string[] };
  /** A blocked picture was uploaded again. */
  "media.blocked-upload": { mediaId: string; caseId: string };
  /** Something that staff had checked is other than it was. */
  "profile.recheck-requested": { userId: string; changes: CheckedFieldChange[] };
  /** An admin gave or took the badge by hand. */
  "profile.verification-set": { userId: string };
  "profile.deleted": { userId: string };
  /** An admin has looked at it and said yes. */
  "profile.approved": { profileId: string };
  /** Public text of a person changed: a profile, a listing, the title of a picture. */
  "content.edited": { userId: string };
  /** Something happened around a profile that its owner's statistics count. */
  "profile.stat-recorded": { profileId: string; what: "reviews" | "favorites" | "messages" };
  "review.written": { authorId: string };
  "review.approved": { authorId: string };
  /** Visitors see it from now on, for the first time or again; or they no longer do. */
  "profile.visibility-changed": { profileId: string; userId: string; isListed: boolean };
  /** The publication policy changed, and these became visible all at once. */
  "profiles.published": { profileIds: string[] };
  "favorite.added": { userId: string };
  /** The first word between them was said. */
  "conversation.started": { userIds: string[] };
  "people.blocked": { blockerId: string; blockedId: string };
  /** A review queue changed, or who works on an item of it. */
  "queue.changed": { queue: QueueName };
  "report.filed": { reporterId: string | null };
  "session.ended": { sessionIds: string[] };
  "session.replayed": { sessionId: string; userId: string };
}

export type EventName = keyof DomainEvents;
