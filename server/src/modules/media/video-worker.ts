import { createWorker } from "#platform/workers/worker.ts";
import type { VideoTasks } from "./worker/video-process.ts";

/** Reads strangers' videos. A file of 50 MB is in memory several times while it is repacked, outside of the heap. */
export const videoWorker = createWorker<VideoTasks>({
  entry: new URL("./worker/video-process.ts", import.meta.url),
  heap: 256,
  memory: 768,
  seconds: 20,
  // One damaged WebM of 25 sends the parser into an endless loop, and the next in turn waits for its end.
  secondsByTask: { read: 6 },
});
