import { sql } from "kysely";
import type { Database } from "./client.ts";

/** Finds the queues that have a due job: one probe of the library's index for each queue, in one statement. */
export async function findDueQueues(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select queue.name from pgboss.queue as queue
    where exists (
      select from pgboss.job as job
      where job.name = queue.name and job.state < 'active' and job.start_after <= now()
    )`.execute(db);
  return rows.map(({ name }) => name);
}
