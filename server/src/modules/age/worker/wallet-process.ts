import { serveTasks } from "#platform/workers/serve-tasks.ts";
import { verifyPresentation } from "./verify.ts";

const tasks = { verify: verifyPresentation };
export type WalletTasks = typeof tasks;

serveTasks(tasks);
