import { sql } from "kysely";
import type { Logger } from "pino";
import { openPostgres, type Database } from "./client.ts";

/** Interval between checks of the replica's position, and the timeout of each check. */
const checkInterval = 1_000;
/** Delay before the next check while the replica is behind. */
const recheckDelay = 50;

export interface Replica {
  /**
   * Returns the database for anonymous reads: the replica if it has replayed every change to public data, otherwise
   * the primary.
   */
  getDb(): Database;
  /** Marks the replica stale after a change to public data: reads use the primary until the replica has caught up. */
  markStale(): void;
  close(): Promise<void>;
}

export const createPrimaryOnlyReplica = (primary: Database): Replica => ({
  getDb: () => primary,
  markStale() {},
  close: () => Promise.resolve(),
});

/** Returns whether the replica has replayed the primary's current WAL position. */
async function isUpToDate(primary: Database, replica: Database): Promise<boolean> {
  const { rows } = await sql<{ place: string }>`select pg_current_wal_lsn()::text as place`.execute(primary);
  const place = rows[0]?.place ?? "";
  const answer = await sql<{ known: boolean }>`
    select coalesce(pg_last_wal_replay_lsn() >= ${place}::pg_lsn, false) as known`.execute(replica);
  return answer.rows[0]?.known ?? false;
}

/** Follows a PostgreSQL streaming replica. Reads bypass it while it is behind or unreachable. */
export function followReplica(primary: Database, url: string, log: Logger): Replica {
  const replica = openPostgres(url, log, "short");
  let [isCurrent, isAway, isLooking, isClosed] = [false, false, false, false];
  let staleMarks = 0;
  let timer: NodeJS.Timeout;

  function logAvailability(away: boolean, error?: unknown) {
    if (away !== isAway) log.warn({ err: error }, away ? "replica unreachable" : "replica reachable again");
    isAway = away;
  }

  async function checkReplica() {
    const before = staleMarks;
    isLooking = true;
    const late = setTimeout(() => {
      isCurrent = false;
    }, checkInterval).unref();
    try {
      const known = await isUpToDate(primary, replica.db);
      logAvailability(false);
      // Ignore a check that began before `markStale` was called.
      isCurrent = known && staleMarks === before;
    } catch (error) {
      logAvailability(true, error);
      isCurrent = false;
    }
    clearTimeout(late);
    isLooking = false;
    if (isClosed) return;
    timer = setTimeout(() => void checkReplica(), isCurrent || isAway ? checkInterval : recheckDelay).unref();
  }

  void checkReplica();
  return {
    getDb: () => (isCurrent ? replica.db : primary),
    markStale() {
      staleMarks += 1;
      isCurrent = false;
      if (isLooking) return;
      // Check now: the next scheduled check may be a second away.
      clearTimeout(timer);
      void checkReplica();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await replica.close();
    },
  };
}
