import type { Insertable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { isFound, run } from "#platform/database/statements.ts";
import type { PushSubscriptionsTable } from "#platform/database/tables/notifications.ts";

/**
 * Stores a subscription. A browser has one endpoint, so its subscription moves to the account that is now signed in.
 */
export async function saveSubscription(
  db: Database,
  { id: _id, ...subscription }: Insertable<PushSubscriptionsTable>,
): Promise<void> {
  await db
    .insertInto("pushSubscriptions")
    .values({ id: _id, ...subscription })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(subscription))
    .execute();
}

/** Deletes all but the newest subscriptions. */
export async function deleteOldestSubscriptions(db: Database, userId: string, kept: number): Promise<void> {
  await db
    .deleteFrom("pushSubscriptions")
    .where("id", "in", (old) =>
      old
        .selectFrom("pushSubscriptions")
        .select("id")
        .where("userId", "=", userId)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .offset(kept),
    )
    .execute();
}

export const deleteSubscription = (db: Database, userId: string, endpoint: string) =>
  run(db.deleteFrom("pushSubscriptions").where("endpoint", "=", endpoint).where("userId", "=", userId));

export async function deleteSubscriptionsOfSessions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("pushSubscriptions").where("sessionId", "in", ids).execute();
}

export const hasSubscription = (db: Database, whose: { userId: string } | { sessionId: string }) =>
  isFound(
    db
      .selectFrom("pushSubscriptions")
      .select("id")
      .where((where) => where.and(whose)),
  );

/** Selects only subscriptions with a live session. */
export function selectSubscriptions(db: Database, userId: string, now: Date, limit: number) {
  return db
    .selectFrom("pushSubscriptions")
    .innerJoin("sessions", "sessions.id", "pushSubscriptions.sessionId")
    .select([
      "pushSubscriptions.endpoint",
      "pushSubscriptions.p256dh",
      "pushSubscriptions.auth",
      "pushSubscriptions.createdAt",
    ])
    .where("pushSubscriptions.userId", "=", userId)
    .where("sessions.endedAt", "is", null)
    .where("sessions.expiresAt", ">", now)
    .orderBy("pushSubscriptions.createdAt", "desc")
    .limit(limit)
    .execute();
}
