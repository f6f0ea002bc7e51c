import type { SearchAlerts } from "@vesper/contract/profiles/saved-searches";
import { sql, type Insertable, type SqlBool } from "kysely";
import { notBlockedPair } from "#modules/blocks/predicates.ts";
import type { Database } from "#platform/database/client.ts";
import { countChanged, isFound, run } from "#platform/database/statements.ts";
import type { FollowAlertsTable } from "#platform/database/tables/follows.ts";
import type { WaitingNews } from "./news.ts";

/** Selects members who followed before the news, want news of this kind, and may see the profile, by id. */
export const selectFollowers = (
  db: Database,
  { profileId, kind, happenedAt }: WaitingNews,
  after: string | null,
  limit: number,
) =>
  db
    .selectFrom("follows")
    .innerJoin("profiles", "profiles.id", "follows.profileId")
    .innerJoin("users", "users.id", "follows.userId")
    .leftJoin("followSettings", "followSettings.userId", "follows.userId")
    .select(["follows.userId", "followSettings.alerts", "followSettings.city", "followSettings.country"])
    .select(["followSettings.lat", "followSettings.lon", "followSettings.radiusKm"])
    .where("follows.profileId", "=", profileId)
    .where(`follows.${kind}`, "=", true)
    .where("follows.createdAt", "<=", happenedAt)
    .where("users.status", "=", "active")
    .where("users.closedAt", "is", null)
    .where(sql<SqlBool>`profiles.listed and ${notBlockedPair("follows.user_id", "profiles.user_id")}`)
    .where((where) => (after ? where("follows.userId", ">", after) : where.val(true)))
    .orderBy("follows.userId")
    .limit(limit)
    .execute();
export type FollowerRow = Awaited<ReturnType<typeof selectFollowers>>[number];

/** Inserts alerts and returns the members for whom they are new; the loser of a race gets none. */
export async function insertAlerts(
  db: Database,
  alerts: Insertable<FollowAlertsTable>[],
): Promise<Set<string>> {
  if (alerts.length === 0) return new Set();
  const rows = await db
    .insertInto("followAlerts")
    .values(alerts)
    .onConflict((conflict) => conflict.doNothing())
    .returning("userId")
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Selects alerts since a time about profiles the member still follows; those of past tours are left out. */
export const selectAlerts = (
  db: Database,
  { userId, since, today }: { userId: string; since: Date; today: string },
  limit: number,
) =>
  db
    .selectFrom("followAlerts")
    .leftJoin("tours", "tours.id", "followAlerts.tourId")
    .select(["followAlerts.profileId", "followAlerts.kind", "followAlerts.alertedAt"])
    .select(["tours.city", "tours.country", "tours.startsOn", "tours.endsOn"])
    .where("followAlerts.userId", "=", userId)
    .where("followAlerts.alertedAt", ">", since)
    .where((where) =>
      where.or([where("followAlerts.kind", "!=", "tours"), where("tours.endsOn", ">=", today)]),
    )
    .orderBy("followAlerts.alertedAt", "desc")
    .limit(limit)
    .execute();
export type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number];

/** Selects members with alerts to mail who had no mail about the profiles they follow since the given time. */
export async function selectMailDue(
  db: Database,
  alerts: SearchAlerts,
  { after, notSince }: { after: string | null; notSince: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("followSettings")
    .select("userId")
    .where("alerts", "=", alerts)
    .where(
      sql<SqlBool>`exists (
        select from follow_alerts where user_id = follow_settings.user_id and is_mail_due and mailed_at is null
      ) and not exists (
        select from follow_alerts where user_id = follow_settings.user_id and mailed_at > ${notSince}
      )`,
    )
    .where((where) => (after ? where("userId", ">", after) : where.val(true)))
    .orderBy("userId")
    .limit(limit)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Marks a member's alerts as mailed. Returns how many; the loser of a race gets zero. */
export const claimMail = (db: Database, userId: string, now: Date): Promise<number> =>
  countChanged(
    db
      .updateTable("followAlerts")
      .set({ mailedAt: now })
      .where("userId", "=", userId)
      .where(sql<SqlBool>`is_mail_due and mailed_at is null`),
  );

/** Drops the mails that were due, because the member turned them off. */
export const updateMailNotDue = (db: Database, userId: string) =>
  run(
    db
      .updateTable("followAlerts")
      .set({ isMailDue: false })
      .where("userId", "=", userId)
      .where(sql<SqlBool>`is_mail_due and mailed_at is null`),
  );

export const selectMailRecipient = (db: Database, userId: string) =>
  db
    .selectFrom("followSettings")
    .innerJoin("users", "users.id", "followSettings.userId")
    .select(["users.email", "users.emailVerifiedAt", "users.status", "users.closedAt"])
    .where("followSettings.userId", "=", userId)
    .where("followSettings.alerts", "!=", "off")
    .executeTakeFirst();

/** Whether any of the alerts claimed for one mail is about a profile that the member follows and may see. */
export const hasVisibleAlert = (db: Database, userId: string, claimedAt: Date): Promise<boolean> =>
  isFound(
    db
      .selectFrom("followAlerts")
      .innerJoin("profiles", "profiles.id", "followAlerts.profileId")
      .innerJoin("follows", (join) =>
        join
          .onRef("follows.userId", "=", "followAlerts.userId")
          .onRef("follows.profileId", "=", "followAlerts.profileId"),
      )
      .select("followAlerts.kind")
      .where("followAlerts.userId", "=", userId)
      .where("followAlerts.mailedAt", "=", claimedAt)
      .where(
        sql<SqlBool>`profiles.listed and ${notBlockedPair("follow_alerts.user_id", "profiles.user_id")}`,
      ),
  );

export const selectAlertsByUser = (db: Database, userId: string, limit: number) =>
  db
    .selectFrom("followAlerts")
    .select(["profileId", "kind", "alertedAt", "mailedAt"])
    .where("userId", "=", userId)
    .orderBy("alertedAt", "desc")
    .limit(limit)
    .execute();
