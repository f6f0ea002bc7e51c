import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** Tables whose rows hold a wrapped key, with the word that names the owner. */
export const keyTables = {
  conversations: "conversation",
  users: "person",
  evidence: "evidence",
} as const;
export type KeyTable = keyof typeof keyTables;

interface KeyRow {
  id: string;
  sealingKey: Buffer;
}

const rootIdColumn = sql`substring(sealing_key from 1 for 8)`;

/** The next keys, in the order of their ids, that another root key wraps. */
export async function selectOldKeys(
  db: Database,
  table: KeyTable,
  { rootId, after, limit }: { rootId: Buffer; after: string | null; limit: number },
): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id, sealing_key from ${sql.table(table)}
    where sealing_key is not null and ${rootIdColumn} <> ${rootId} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Replaces wrapped keys, except those that changed or were destroyed in the meantime. */
export async function replaceKeys(
  db: Database,
  table: KeyTable,
  keys: readonly (KeyRow & { rewrapped: Buffer })[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as owner set sealing_key = fresh.rewrapped
    from unnest(
      ${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ sealingKey }) => sealingKey)}::bytea[],
      ${keys.map(({ rewrapped }) => rewrapped)}::bytea[]
    ) as fresh (id, sealing_key, rewrapped)
    where owner.id = fresh.id and owner.sealing_key = fresh.sealing_key`.execute(db);
}

/** Root keys in use, each with the number of keys that it wraps. */
export async function countKeysByRoot(db: Database): Promise<{ rootId: Buffer; keys: number }[]> {
  const tables = Object.keys(keyTables).map(
    (table) => sql`
      select ${rootIdColumn} as root_id from ${sql.table(table)} where sealing_key is not null`,
  );
  const { rows } = await sql<{ rootId: Buffer; keys: number }>`
    select root_id, count(*) as keys from (
      ${sql.join(tables, sql` union all `)}
      union all select substring(index_key from 1 for 8) from sealing_state where index_key is not null
    ) as used
    group by root_id order by root_id`.execute(db);
  return rows;
}

export async function updateRootState(
  db: Database,
  { rootIds, indexKey }: { rootIds: Buffer[]; indexKey: Buffer },
): Promise<void> {
  await db.updateTable("sealingState").set({ rootIds, indexKey }).execute();
}
