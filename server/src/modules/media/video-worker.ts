import { createWorker } from "#platform/workers/worker.ts";
import type { VideoTasks } from "./worker/video-process.ts";

/** Reads untrusted videos. Repacking holds a file of 50 MB in memory several times, outside the heap. */
export const videoWorker = createWorker<VideoTasks>({
  entry: new URL("./worker/video-process.ts", import.meta.url),
  heap: 256,
  memory: 768,
  seconds: 20,
  // One in 25 damaged WebM files sends the parser into an endless loop, and the next task has to wait for the timeout.
  secondsByTask: { read: 6 },
});
