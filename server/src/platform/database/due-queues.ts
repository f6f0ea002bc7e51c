import { sql } from "kysely";
import type { Database } from "./client.ts";
import { preparedQuery } from "./prepared.ts";

/** One probe of the library's index for each queue, in one statement. An idle site runs it more often than any other. */
const selectDueQueues = preparedQuery(
  () => sql<{ name: string }>`
    select queue.name from pgboss.queue as queue
    where exists (
      select from pgboss.job as job
      where job.name = queue.name and job.state < 'active' and job.start_after <= now()
    )`,
);

/** Finds the queues that have a due job. */
export async function findDueQueues(db: Database): Promise<string[]> {
  const rows = await selectDueQueues(db, {});
  return rows.map(({ name }) => name);
}
