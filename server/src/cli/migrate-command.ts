import { prepareDatabase } from "#create-app";
import type { Config } from "#platform/config/config.ts";
import { openDatabase, withoutTimeouts } from "#platform/database/client.ts";
import { createLog } from "#platform/log.ts";

export const migrateHelp =
  "migrate                                        Apply pending migrations, as every start does";

/** Applies pending migrations. Needs only the database, so it can run before new nodes start. */
export async function migrateDatabase(config: Config): Promise<number> {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    const applied = await withoutTimeouts(config, log, database.db, prepareDatabase);
    for (const name of applied) console.log(name);
    console.log(
      applied.length === 0
        ? "already up to date"
        : `${applied.length} ${applied.length === 1 ? "migration" : "migrations"} applied`,
    );
    return 0;
  } finally {
    await database.close();
  }
}
