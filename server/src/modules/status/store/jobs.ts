import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

export interface JobCounts {
  waiting: number;
  delayed: number;
  running: number;
  failed: number;
  oldestWaitingAt: Date | null;
}

/** Without the queues that the library uses itself. */
const ours = sql`name not like '\\_\\_pgboss%'`;

export async function selectJobCounts(db: Database): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where state < 'active' and start_after <= now()) as waiting,
      count(*) filter (where state < 'active' and start_after > now()) as delayed,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed,
      min(greatest(start_after, created_on)) filter (where state < 'active' and start_after <= now())
        as oldest_waiting_at
    from pgboss.job where ${ours}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("expected one row from an aggregate");
  return counts;
}

export interface FailedJobRow {
  id: string;
  queue: string;
  failedAt: Date;
  attempts: number;
  /** Name and code of the error. Its message may contain personal data and is never read. */
  errorName: string | null;
  errorCode: string | null;
}

const failedColumns = sql`
  id, name as queue, completed_on as failed_at, retry_count + 1 as attempts,
  output->>'name' as error_name, output->>'code' as error_code`;

export async function selectFailedJobs(db: Database, limit: number): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select ${failedColumns} from pgboss.job where state = 'failed' and ${ours}
    order by completed_on desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Locks a failed job, so that it cannot be retried and discarded at once. */
export async function lockFailedJob(db: Database, id: string): Promise<FailedJobRow | undefined> {
  const { rows } = await sql<FailedJobRow>`
    select ${failedColumns} from pgboss.job where id = ${id} and state = 'failed' and ${ours}
    for update`.execute(db);
  return rows[0];
}

export async function deleteFailedJob(db: Database, { id, queue }: FailedJobRow): Promise<void> {
  await sql`delete from pgboss.job where name = ${queue} and id = ${id} and state = 'failed'`.execute(db);
}

export interface JobRunRow {
  name: string;
  knownSince: Date;
  finishedAt: Date | null;
}

export const selectJobRuns = (db: Database, names: readonly string[]): Promise<JobRunRow[]> =>
  db
    .selectFrom("jobRuns")
    .selectAll()
    .where("name", "in", [...names])
    .execute();
