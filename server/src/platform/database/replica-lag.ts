import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Logger } from "pino";
import { openPostgres, type Database } from "./client.ts";

export interface ReplicaLag {
  /** False if the address belongs to a server that follows no other. */
  isStandby: boolean;
  /** Bytes of changes that the replica has not replayed within the time given to it. */
  behind: number;
}

const recheckDelay = 100;

/** Measures how far the replica is behind the primary's current position, after giving it some time to catch up. */
export async function measureReplicaLag(
  primary: Database,
  url: string,
  { timeout, log }: { timeout: number; log: Logger },
): Promise<ReplicaLag> {
  const replica = openPostgres(url, log, "short");
  try {
    const { rows } = await sql<{ place: string }>`select pg_current_wal_lsn()::text as place`.execute(
      primary,
    );
    const place = rows[0]?.place ?? "0/0";
    const deadline = performance.now() + timeout;
    for (;;) {
      const lag = await selectLag(replica.db, place);
      if (!lag.isStandby || lag.behind <= 0 || performance.now() > deadline) return lag;
      await pause(recheckDelay);
    }
  } finally {
    await replica.close();
  }
}

async function selectLag(replica: Database, place: string): Promise<ReplicaLag> {
  const { rows } = await sql<ReplicaLag>`
    select pg_is_in_recovery() as is_standby,
      coalesce(pg_wal_lsn_diff(${place}::pg_lsn, pg_last_wal_replay_lsn()), 0)::float8 as behind`.execute(
    replica,
  );
  return rows[0] ?? { isStandby: false, behind: 0 };
}
