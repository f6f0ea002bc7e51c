import { enforcePicture } from "../picture-head.ts";
import { pictureWorker } from "../picture-worker.ts";

/** Re-encodes a picture in memory alone: neither what comes in nor what goes out is written down. */
export async function developEvidence(bytes: Buffer, person: string): Promise<Uint8Array> {
  enforcePicture(bytes);
  return pictureWorker.run("evidence", bytes, person);
}
