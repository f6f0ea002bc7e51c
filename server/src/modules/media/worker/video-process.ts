import { serveTasks } from "#platform/workers/serve-tasks.ts";
import { readVideo, repackVideo } from "./video.ts";

const tasks = { read: readVideo, repack: repackVideo };
export type VideoTasks = typeof tasks;

serveTasks(tasks);
