import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "./client.ts";
import type { Tables } from "./tables/index.ts";

const [batchSize, maxBatches] = [2_000, 100];

/**
 * Deletes expired rows in batches, so that no statement holds locks for long. The number of batches per run is limited;
 * the next run deletes the rest.
 */
export async function deleteInBatches(
  db: Database,
  table: keyof Tables,
  isExpired: RawBuilder<SqlBool>,
  size = batchSize,
  most = maxBatches,
): Promise<void> {
  const from = sql.table(table);
  for (let round = 0; round < most; round += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${from} where ctid = any(array(select ctid from ${from} where ${isExpired} limit ${size}))`.execute(
      db,
    );
    if (numAffectedRows < BigInt(size)) return;
  }
}
