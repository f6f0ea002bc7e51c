import type { Resolution, SubjectKind } from "@vesper/contract/moderation";
import type { QueueName } from "@vesper/contract/queues";
import type { Reason } from "@vesper/contract/reasons";
import type { ProfileChangeMade } from "@vesper/contract/verification";
import type { Transaction } from "./context.ts";

/** What one module tells the modules above it. Payloads carry ids; handlers read the rest. */
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
  "cases.forgotten": { caseIds: string[] };
  "case.decided": {
    caseId: string;
    resolution: Resolution;
    subject: { type: SubjectKind; id: string };
    reason: Reason;
    note: string;
  };
  /** Whoever keeps prices in dollars renews those in these currencies. */
  "rates.changed": { currencies: string[] };
  /** Another picture stands for somebody now, or the first one does. */
  "media.face-changed": { ownerId: string; before: string | null; after: string | null };
  /** A new picture looks like some of other accounts. */
  "media.lookalikes-found": { mediaId: string; otherIds: string[] };
  /** Somebody sent a picture again that may not come again. */
  "media.refused": { mediaId: string; caseId: string };
  /** Something that staff had checked is other than it was. */
  "profile.recheck-wanted": { userId: string; changes: ProfileChangeMade[] };
  /** An admin gave or took the badge by hand. */
  "profile.verification-set": { userId: string };
  "profile.deleted": { userId: string };
  /** An admin has looked at it and said yes. */
  "profile.approved": { profileId: string };
  /** Somebody wrote or changed what others are to read of them: a profile, a listing, the title of a picture. */
  "words.written": { userId: string };
  /** Something happened around a profile that its owner's statistics count. */
  "profile.counted": { profileId: string; what: "reviews" | "favorites" | "messages" };
  "review.written": { authorId: string };
  "review.approved": { authorId: string };
  /** Visitors see it from now on, for the first time or again; or they no longer do. */
  "profile.listing-changed": { profileId: string; userId: string; isListed: boolean };
  /** The publication policy changed, and these became visible all at once. */
  "profiles.relisted": { profileIds: string[] };
  "favorite.added": { userId: string };
  /** The first word between them was said. */
  "people.met": { userIds: string[] };
  "people.blocked": { blockerId: string; blockedId: string };
  /** What waits for the office, or who looks at it, is other than before. */
  "queue.changed": { queue: QueueName };
  "report.filed": { reporterId: string | null };
  "session.ended": { sessionIds: string[] };
  "session.replayed": { sessionId: string; userId: string };
}

export type EventName = keyof DomainEvents;
type EventHandler<Name extends EventName> = (
  tx: Transaction,
  payload: DomainEvents[Name],
) => Promise<void> | void;

export interface Events {
  on<Name extends EventName>(name: Name, handler: EventHandler<Name>): void;
  handlersOf<Name extends EventName>(name: Name): readonly EventHandler<Name>[];
}

export function createEvents(): Events {
  const handlers = new Map<EventName, unknown[]>();
  const listOf = <Name extends EventName>(name: Name) => (handlers.get(name) ?? []) as EventHandler<Name>[];
  return {
    on(name, handler) {
      handlers.set(name, [...listOf(name), handler]);
    },
    handlersOf: listOf,
  };
}

/** Runs every handler inside the publisher's transaction: all of it happens, or none of it. */
export async function publish<Name extends EventName>(
  tx: Transaction,
  name: Name,
  payload: DomainEvents[Name],
): Promise<void> {
  for (const handle of tx.events.handlersOf(name)) await handle(tx, payload);
}
