import { sql } from "kysely";
import type { Logger } from "pino";
import { openPostgres, type Database } from "./client.ts";

/** How often the replica is asked how far it is, and how soon it has to answer. */
const checkInterval = 1_000;
/** The same while it is known to be behind. */
const recheckDelay = 50;

export interface Replica {
  /** What visitors read from: the replica while it knows all that was promised, otherwise the primary. */
  getDb(): Database;
  /** Something public has changed, so that it must not be read from before the replica knows it. */
  markStale(): void;
  close(): Promise<void>;
}

export const createPrimaryOnlyReplica = (primary: Database): Replica => ({
  getDb: () => primary,
  markStale() {},
  close: () => Promise.resolve(),
});

/** Whether the replica has replayed all that the primary has written by now. */
async function isUpToDate(primary: Database, replica: Database): Promise<boolean> {
  const { rows } = await sql<{ place: string }>`select pg_current_wal_lsn()::text as place`.execute(primary);
  const place = rows[0]?.place ?? "";
  const answer = await sql<{ known: boolean }>`
    select coalesce(pg_last_wal_replay_lsn() >= ${place}::pg_lsn, false) as known`.execute(replica);
  return answer.rows[0]?.known ?? false;
}

/** Follows a streaming replica of PostgreSQL. One that is behind, or away, is not asked. */
export function followReplica(primary: Database, url: string, log: Logger): Replica {
  const replica = openPostgres(url, log, "short");
  let [isCurrent, isAway, isLooking, isClosed] = [false, false, false, false];
  let staleMarks = 0;
  let timer: NodeJS.Timeout;

  function logAvailability(away: boolean, error?: unknown) {
    if (away !== isAway) log.warn({ err: error }, away ? "the replica is away" : "the replica is back");
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
      // What was asked before a doubt is no answer to it.
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
      // The next look may be a second away.
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
