import { createWorker } from "#platform/workers/worker.ts";
import type { PictureTasks } from "./worker/picture-process.ts";

/** Decodes untrusted pictures. 50 megapixels with 16 bits per channel take 400 MB outside the heap. */
export const pictureWorker = createWorker<PictureTasks>({
  entry: new URL("./worker/picture-process.ts", import.meta.url),
  heap: 128,
  memory: 1_024,
  seconds: 60,
});
