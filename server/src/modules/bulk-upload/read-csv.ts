import { buffer } from "node:stream/consumers";
import type { Context } from "#platform/context.ts";
import { createWorker, jobsQueueKey } from "#platform/workers/worker.ts";
import type { CsvTasks } from "./worker/csv-process.ts";
import type { CsvFile } from "./worker/parse-csv.ts";

export type { CsvRow } from "./worker/parse-csv.ts";

const csvWorker = createWorker<CsvTasks>({
  entry: new URL("./worker/csv-process.ts", import.meta.url),
  heap: 512,
  memory: 768,
  seconds: 20,
});

/** Reads the rows of a file. A file that cannot be parsed is refused as a whole. */
export async function readCsv({ viewer }: Context, content: AsyncIterable<Uint8Array>): Promise<CsvFile> {
  return csvWorker.run("parse", await buffer(content), viewer?.userId ?? jobsQueueKey);
}
