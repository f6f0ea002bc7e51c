import type { Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { run } from "#platform/database/statements.ts";
import type { FollowSettingsTable } from "#platform/database/tables/follows.ts";

export type SettingsRow = Selectable<FollowSettingsTable>;

export const selectSettings = (db: Database, userId: string): Promise<SettingsRow | undefined> =>
  db.selectFrom("followSettings").selectAll().where("userId", "=", userId).executeTakeFirst();

export const saveSettings = (db: Database, { userId, ...settings }: SettingsRow) =>
  run(
    db
      .insertInto("followSettings")
      .values({ userId, ...settings })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet(settings)),
  );

export const updateAlertsOff = (db: Database, userId: string) =>
  run(db.updateTable("followSettings").set({ alerts: "off" }).where("userId", "=", userId));
