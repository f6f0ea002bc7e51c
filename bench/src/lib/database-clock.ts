import { existsSync, readFileSync } from "node:fs";
import pg from "pg";
import { getCpuSeconds } from "./cpu.ts";

export interface DatabaseClock extends AsyncDisposable {
  /** CPU seconds that PostgreSQL used for this database while `work` ran; NaN if it runs on another machine. */
  measure<Result>(work: () => Promise<Result>): Promise<[Result, seconds: number]>;
}

/** Reads the CPU time of PostgreSQL's backends. Those that end during the work, or start and end in it, are missed. */
export async function startDatabaseClock(url: string): Promise<DatabaseClock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const readBackends = async (): Promise<Map<number, number>> => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return new Map(rows.map(({ pid }) => [pid, getCpuSeconds(pid)]));
  };
  const isLocal = await isBackendLocal(client);
  return {
    async measure(work) {
      const before = await readBackends();
      const result = await work();
      const after = await readBackends();
      const used = [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
      return [result, isLocal ? used : Number.NaN];
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** A process of the same number on this machine need not be the backend, so its name has to match as well. */
async function isBackendLocal(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const file = `/proc/${rows[0]?.pid}/stat`;
  return existsSync(file) && readFileSync(file, "utf8").includes("(postgres)");
}
