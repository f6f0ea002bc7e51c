import { createWorker } from "#platform/workers/worker.ts";
import type { VideoTasks } from "./worker/video-process.ts";

/** Reads untrusted videos. Repacking holds several copies of a 50 MB file in memory, outside the heap. */
export const videoWorker = createWorker<VideoTasks>({
  entry: new URL("./worker/video-process.ts", import.meta.url),
  heap: 256,
  memory: 768,
  seconds: 20,
  // A short timeout, because the next task has to wait for it: one in 25 damaged WebM files sends the parser into an
  // endless loop.
  secondsByTask: { read: 6 },
});
