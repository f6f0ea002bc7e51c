import type { SettingName, SettingValue } from "@vesper/contract/core/setting-values";
import { sql } from "kysely";
import { countRows } from "#platform/database/count.ts";
import type { Database } from "#platform/database/client.ts";

const settingsLock = sql`hashtextextended('settings', 0)`;

/** Takes the lock that serializes changes, so that positions follow the order of commits. */
export async function lockSettings(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${settingsLock})`.execute(db);
}

export interface StoredRow {
  name: string;
  value: SettingValue;
}

/** Selects the version and all rows in one statement, so that they belong together. */
export async function selectSettings(db: Database): Promise<{ version: number; rows: StoredRow[] }> {
  const { rows } = await sql<{ version: number; rows: StoredRow[] }>`
    select
      (select coalesce(max(position), 0) from setting_changes) as version,
      (select coalesce(json_agg(json_build_object('name', name, 'value', value)), '[]') from settings) as rows
  `.execute(db);
  return rows[0] ?? { version: 0, rows: [] };
}

export async function selectVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom("settingChanges")
    .select((eb) => eb.fn.coalesce(eb.fn.max("position"), sql<number>`0`).as("version"))
    .executeTakeFirstOrThrow();
  return version;
}

export async function upsertSetting(
  db: Database,
  { name, value, now }: { name: SettingName; value: SettingValue; now: Date },
): Promise<void> {
  const changed = { value: JSON.stringify(value), changedAt: now };
  await db
    .insertInto("settings")
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(changed))
    .execute();
}

export async function deleteSetting(db: Database, name: SettingName): Promise<void> {
  await db.deleteFrom("settings").where("name", "=", name).execute();
}

interface NewChange {
  id: string;
  name: SettingName;
  before: SettingValue | null;
  after: SettingValue | null;
  undid: string | null;
  changedBy: string | null;
  changedAt: Date;
}

const toJson = (value: SettingValue | null) => (value === null ? null : JSON.stringify(value));

/** Call it under the lock, which makes the next position free. */
export async function insertChange(db: Database, { before, after, ...change }: NewChange): Promise<void> {
  await db
    .insertInto("settingChanges")
    .values((eb) => ({
      ...change,
      before: toJson(before),
      after: toJson(after),
      position: eb
        .selectFrom("settingChanges")
        .select(sql<number>`coalesce(max(position), 0) + 1`.as("position")),
    }))
    .execute();
}

const changes = (db: Database) =>
  db
    .selectFrom("settingChanges as change")
    .leftJoin("users as changer", "changer.id", "change.changedBy")
    .selectAll("change")
    .select(["changer.name as changerName", "changer.profileImageUrl as changerAvatar"])
    .select((eb) =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom("settingChanges as later")
              .whereRef("later.name", "=", "change.name")
              .whereRef("later.position", ">", "change.position")
              .select("later.id"),
          ),
        )
        .as("isLatest"),
    );

export const selectChange = (db: Database, id: string) =>
  changes(db).where("change.id", "=", id).executeTakeFirst();
export type ChangeRow = NonNullable<Awaited<ReturnType<typeof selectChange>>>;

export const selectNewestChange = (db: Database) =>
  changes(db).orderBy("change.position", "desc").limit(1).executeTakeFirst();

export const selectChanges = (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChangeRow[]> =>
  changes(db).orderBy("change.position", "desc").limit(limit).offset(offset).execute();

export const countChanges = (db: Database): Promise<number> =>
  countRows(db, db.selectFrom("settingChanges").select("id"));
