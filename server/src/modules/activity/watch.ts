import type { ActivityKind } from "@vesper/contract/activity";
import { v7 as newId } from "uuid";
import { signedIn, type Transaction } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { deleteActivityOf, insertActivity } from "./store.ts";

function record(tx: Transaction, kind: ActivityKind, userId: string | null): Promise<void> {
  return insertActivity(tx.db, { id: newId(), userId, kind, createdAt: tx.clock.now() });
}

const simple = {
  "user.signed-in": "account.signed_in",
  "user.verified": "account.email_verified",
  "user.profile-updated": "account.profile_updated",
  "user.password-changed": "account.password_changed",
  "user.reopened": "account.reopened",
} as const satisfies Record<string, ActivityKind>;

/** The record writes itself from what the modules announce anyway. */
export function watchActivity(events: Events): void {
  for (const [name, kind] of Object.entries(simple)) {
    events.on(name as keyof typeof simple, (tx, { userId }) => record(tx, kind, userId));
  }
  events.on("user.registered", (tx, { userId, byAdmin }) =>
    record(tx, byAdmin ? "account.created_by_admin" : "account.registered", userId),
  );
  events.on("user.closed", (tx, { userId, byAdmin }) =>
    record(tx, byAdmin ? "account.removed" : "account.closed", userId),
  );
  events.on("user.banned", (tx, { userId, status }) => record(tx, `account.${status}`, userId));
  events.on("user.unbanned", (tx, { userId, status }) => record(tx, `account.un${status}`, userId));
  events.on("review.written", (tx, { authorId }) => record(tx, "review.written", authorId));
  events.on("review.approved", (tx, { authorId }) => record(tx, "review.approved", authorId));
  events.on("favorite.added", (tx, { userId }) => record(tx, "favorite.added", userId));
  events.on("report.filed", (tx, { reporterId }) => record(tx, "report.filed", reporterId));
  // Told of the admin, not of the person: a dismissed report is nobody else's business.
  events.on("case.decided", (tx) => record(tx, "case.decided", signedIn(tx).userId));
  events.on("user.erased", (tx, { userId }) => deleteActivityOf(tx.db, userId));
}
