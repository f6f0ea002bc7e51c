import { serveTasks } from "#platform/workers/serve-tasks.ts";
import { parseCsv } from "./parse-csv.ts";

const tasks = { parse: parseCsv };
export type CsvTasks = typeof tasks;

serveTasks(tasks);
