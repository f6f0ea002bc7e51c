import type { Resolution, SubjectKind } from "@vesper/contract/moderation/moderation";
import type { QueueName } from "@vesper/contract/moderation/queues";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";
import type { Settings } from "@vesper/contract/core/setting-values";
import type { ReplyTime } from "@vesper/contract/profiles/directory";

/** Events that a module publishes for the modules above it. Payloads carry ids; handlers read the rest. */
export interface DomainEvents {
  "users.registered": { userIds: string[]; byAdmin: boolean };
  "user.signed-in": { userId: string };
  /** The owner of an account that an admin created has used it for the first time. */
  "user.claimed": { userId: string };
  "user.verified": { userId: string };
  "user.profile-updated": { userId: string };
  "user.password-changed": { userId: string };
  /** The account, its roles or its status changed: caches must drop it. */
  "user.changed": { userId: string };
  /** Follows `user.changed`: open sockets must reconnect with the new roles. */
  "user.roles-changed": { userId: string };
  "user.closed": { userId: string; byAdmin: boolean };
  "user.reopened": { userId: string };
  /** The account cannot be used until `user.unbanned`. */
  "user.banned": { userId: string; status: "banned" | "suspended" };
  "user.unbanned": { userId: string; status: "banned" | "suspended" };
  /** An account is being erased: handlers must delete all data that belongs to the person. */
  "user.erased": { userId: string };
  /** A hold or a decision hides the subject from the public; `subject.shown` is the reverse. */
  "subject.hidden": { type: SubjectKind; id: string };
  "subject.shown": { type: SubjectKind; id: string };
  /** The text of these cases is past its retention. */
  "cases.purged": { caseIds: string[] };
  "case.opened": { caseId: string };
  "case.decided": {
    caseId: string;
    resolution: Resolution;
    subject: { type: SubjectKind; id: string };
    reason: Reason;
    note: string;
  };
  /** The first admin exists, so the site is set up. */
  "setup.finished": Record<string, never>;
  /** Settings changed. `ctx.config` follows after the commit, so handlers read the new values from here. */
  "settings.changed": { before: Settings; after: Settings };
  /** Exchange rates changed, so stored dollar prices in these currencies are out of date. */
  "rates.changed": { currencies: string[] };
  /** The primary photo changed or was set for the first time. */
  "media.primary-photo-changed": { ownerId: string; before: string | null; after: string | null };
  /** Pictures of a person became visible to visitors of their profile. */
  "pictures.shown": { ownerId: string; mediaIds: string[] };
  "media.submitted": { mediaId: string };
  /** A new picture looks similar to pictures that belong to other accounts. */
  "media.lookalikes-found": { mediaId: string; otherIds: string[] };
  /** A blocked picture was uploaded again. */
  "media.blocked-upload": { mediaId: string; caseId: string };
  "listing.submitted": { listingId: string };
  "contact.received": { messageId: string };
  /** A request with its pictures, or a recheck, waits for review. */
  "verification.requested": { verificationId: string };
  "verification.decided": { verificationId: string };
  /** Data that an admin had checked was changed. */
  "profile.recheck-requested": { userId: string; changes: CheckedFieldChange[] };
  /** An admin granted or removed the badge manually. */
  "profile.verification-set": { userId: string };
  "profile.deleted": { userId: string };
  /** The profile is new or was returned to the queue. */
  "profile.submitted": { profileId: string };
  /** An admin has reviewed and approved the profile. */
  "profile.approved": { profileId: string };
  /** A person's public text changed, in a profile, a listing or the title of a picture. */
  "content.edited": { userId: string };
  /** A review, favorite or message was counted in the owner's statistics. */
  "profile.stat-recorded": { profileId: string; what: "reviews" | "favorites" | "messages" };
  "review.written": { reviewId: string; profileId: string; authorId: string };
  "review.approved": { authorId: string };
  /** The profile became visible to visitors, or stopped being visible. */
  "profile.visibility-changed": { profileId: string; userId: string; isListed: boolean };
  /** An import created these people's profiles. */
  "profiles.imported": { userIds: string[] };
  /** These profiles became visible together: the publication policy changed, or they were imported. */
  "profiles.published": { profileIds: string[] };
  /** A tour is new, or leads to another city than before. */
  "tour.announced": { profileId: string; tourId: string; city: string; country: string };
  /** The escort said that they are available now. */
  "profile.available": { profileId: string };
  "favorite.added": { userId: string };
  /** The usual reply times of these escorts were measured; null without enough replies. */
  "profiles.reply-times-measured": { times: { userId: string; replyTime: ReplyTime | null }[] };
  /** The first message between two people was sent. */
  "conversation.started": { userIds: string[] };
  "people.blocked": { blockerId: string; blockedId: string };
  /** A review queue changed, or the claim on one of its items. */
  "queue.changed": { queue: QueueName };
  "report.filed": { reportId: string; caseId: string; reporterId: string | null };
  "appeal.filed": { appealId: string };
  "session.ended": { sessionIds: string[] };
  "session.replayed": { sessionId: string; userId: string };
}

export type EventName = keyof DomainEvents;
