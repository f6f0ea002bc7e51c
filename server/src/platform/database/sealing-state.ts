import { sql } from "kysely";
import type { Database } from "./client.ts";
import { isChanged } from "./statements.ts";

export const selectSealingState = (db: Database) =>
  db.selectFrom("sealingState").select(["onSince", "rootIds", "indexKey"]).executeTakeFirstOrThrow();

export async function selectIsSealingOn(db: Database): Promise<boolean> {
  return (await selectSealingState(db)).onSince !== null;
}

/** Switches sealed writing on; false if it is on already. */
export const switchSealingOn = (db: Database, now: Date): Promise<boolean> =>
  isChanged(db.updateTable("sealingState").set({ onSince: now }).where("onSince", "is", null));

/** Records that keys may be wrapped with this root key from now on. */
export async function addRootId(db: Database, id: Buffer): Promise<void> {
  await sql`
    update sealing_state set root_ids = root_ids || ${id}::bytea where not root_ids @> array[${id}::bytea]`.execute(
    db,
  );
}

/** Stores the wrapped key of the blind index, unless there is one, and returns the stored one. */
export async function setIndexKey(db: Database, key: Buffer): Promise<Buffer> {
  const { rows } = await sql<{ indexKey: Buffer }>`
    update sealing_state set index_key = coalesce(index_key, ${key}::bytea) returning index_key`.execute(db);
  return rows[0]?.indexKey ?? key;
}
