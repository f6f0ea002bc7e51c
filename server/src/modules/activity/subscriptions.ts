import type { ActivityKind } from "@vesper/contract/accounts/activity";
import { v7 as newId } from "uuid";
import { signedIn, type Transaction } from "#platform/context.ts";
import type { Subscriptions } from "#platform/module.ts";
import { deleteActivityByUser, insertActivity } from "./store.ts";

function recordAll(tx: Transaction, kind: ActivityKind, userIds: readonly (string | null)[]): Promise<void> {
  const createdAt = tx.clock.now();
  return insertActivity(
    tx.db,
    userIds.map((userId) => ({ id: newId(), userId, kind, createdAt })),
  );
}

const record = (tx: Transaction, kind: ActivityKind, userId: string | null) => recordAll(tx, kind, [userId]);

const recordAs =
  (kind: ActivityKind) =>
  (tx: Transaction, { userId }: { userId: string }) =>
    record(tx, kind, userId);

/** Records activity from the events that other modules publish. */
export const activitySubscriptions: Subscriptions = {
  "user.signed-in": recordAs("account.signed_in"),
  "user.verified": recordAs("account.email_verified"),
  "user.profile-updated": recordAs("account.profile_updated"),
  "user.password-changed": recordAs("account.password_changed"),
  "user.reopened": recordAs("account.reopened"),
  "users.registered": (tx, { userIds, byAdmin }) =>
    recordAll(tx, byAdmin ? "account.created_by_admin" : "account.registered", userIds),
  "user.closed": (tx, { userId, byAdmin }) =>
    record(tx, byAdmin ? "account.removed" : "account.closed", userId),
  "user.banned": (tx, { userId, status }) => record(tx, `account.${status}`, userId),
  "user.unbanned": (tx, { userId, status }) => record(tx, `account.un${status}`, userId),
  "review.written": (tx, { authorId }) => record(tx, "review.written", authorId),
  "review.approved": (tx, { authorId }) => record(tx, "review.approved", authorId),
  "favorite.added": recordAs("favorite.added"),
  "report.filed": (tx, { reporterId }) => record(tx, "report.filed", reporterId),
  // Record this as the admin's activity, not as the reported person's: a dismissed report does not concern them.
  "case.decided": (tx) => record(tx, "case.decided", signedIn(tx).userId),
  "user.erased": (tx, { userId }) => deleteActivityByUser(tx.db, userId),
};
