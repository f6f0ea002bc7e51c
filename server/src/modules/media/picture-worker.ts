import { createWorker } from "#platform/workers/worker.ts";
import type { PictureTasks } from "./worker/picture-process.ts";

/** Decodes strangers' pictures. 50 megapixels with 16 bits a channel take 400 MB outside of the heap. */
export const pictureWorker = createWorker<PictureTasks>({
  entry: new URL("./worker/picture-process.ts", import.meta.url),
  heap: 128,
  memory: 1_024,
  seconds: 60,
});
