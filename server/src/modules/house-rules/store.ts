import type { Insertable } from "kysely";
import { oneByKey } from "#platform/database/by-key.ts";
import type { Database } from "#platform/database/client.ts";
import type { HouseRulesTable } from "#platform/database/tables/house-rules.ts";

const selectRow = oneByKey((db, { profileId }: { profileId: string }) =>
  db.selectFrom("houseRules").select("rules").where("profileId", "=", profileId),
);

export async function selectHouseRules(db: Database, profileId: string): Promise<string[]> {
  return (await selectRow(db, { profileId }))?.rules ?? [];
}

/** Inserts or replaces the whole list: of two parallel calls, the later one stands. */
export async function updateHouseRules(db: Database, row: Insertable<HouseRulesTable>): Promise<void> {
  const { rules, updatedAt } = row;
  await db
    .insertInto("houseRules")
    .values(row)
    .onConflict((conflict) => conflict.column("profileId").doUpdateSet({ rules, updatedAt }))
    .execute();
}
