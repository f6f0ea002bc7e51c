import type { QueueKind } from "@vesper/contract/queues";
import type { Insertable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { DeskTable } from "#platform/database/tables/moderation.ts";
import { notAdmin } from "./admins.ts";

/** Nobody's, one's own, or left lying for too long: of many admins the database lets one through. */
export async function upsertIfFree(db: Database, item: Insertable<DeskTable>, now: Date): Promise<boolean> {
  const taken = await db
    .insertInto("desk")
    .values(item)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "itemId"])
        .doUpdateSet({ adminId: item.adminId, until: item.until })
        .where((where) =>
          where.or([where("desk.adminId", "=", item.adminId), where("desk.until", "<=", now)]),
        ),
    )
    .returning("itemId")
    .executeTakeFirst();
  return taken !== undefined;
}

const desks = (db: Database) =>
  db
    .selectFrom("desk")
    .innerJoin("users", "users.id", "desk.adminId")
    .selectAll("desk")
    .select(["users.name as adminName", "users.profileImageUrl as adminAvatar"]);

export const selectDesk = (db: Database, kind: QueueKind, itemId: string) =>
  desks(db).where("kind", "=", kind).where("itemId", "=", itemId).executeTakeFirst();
export type DeskRow = NonNullable<Awaited<ReturnType<typeof selectDesk>>>;

/** More than any office has hands. */
const mostDesks = 500;

export const selectDesks = (db: Database, kind: QueueKind, now: Date): Promise<DeskRow[]> =>
  desks(db)
    .where("kind", "=", kind)
    .where("until", ">", now)
    .orderBy("until", "desc")
    .limit(mostDesks)
    .execute();

/** The kinds of what was taken from this desk: one at most, or none when it lay elsewhere. */
export async function deleteFromDesk(db: Database, itemId: string, adminId: string): Promise<QueueKind[]> {
  const gone = await db
    .deleteFrom("desk")
    .where("itemId", "=", itemId)
    .where("adminId", "=", adminId)
    .returning("kind")
    .execute();
  return gone.map(({ kind }) => kind);
}

export async function deletePast(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("desk").where("until", "<=", now).execute();
}

/** Whoever is no longer an admin has nothing in hand. */
export async function clearIfNoAdmin(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("desk").where("adminId", "=", userId).where(notAdmin(userId)).execute();
}
