import { prepareDatabase } from "../../../server/src/create-app.ts";
import { openPostgres } from "../../../server/src/platform/database/client.ts";
import { createLog } from "../../../server/src/platform/log.ts";

/** Creates the application's tables. */
export async function prepareSchema(url: string): Promise<void> {
  const database = openPostgres(url, createLog("silent"), "endless");
  await prepareDatabase(database.db);
  await database.close();
}
