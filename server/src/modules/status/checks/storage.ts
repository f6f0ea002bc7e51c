import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type { Storage } from "#platform/storage/storage.ts";
import { broken, ok, type StatusCheck } from "../check.ts";
import { describeError, toShownHost } from "../describe-error.ts";

export const storageCheck: StatusCheck = {
  name: "storage",
  title: "File storage",
  about: "Whether a file can be written, read and deleted",
  async run({ config: { s3 }, storage }) {
    const where = s3 ? `The bucket ${s3.bucket} at ${toShownHost(s3.endpoint)}` : "The folder in DATA_DIR";
    try {
      const started = performance.now();
      await probeStorage(storage);
      return ok(`${where} wrote, read and deleted a file in ${Math.ceil(performance.now() - started)} ms.`);
    } catch (error) {
      return broken({
        found: `${where} did not store a test file.`,
        problem: `Pictures and videos cannot be stored: ${describeError(error)}.`,
        remedy: s3
          ? "Check S3_ENDPOINT, S3_BUCKET and both keys. The key must be allowed to write, read and delete."
          : "Make the user who runs Vesper the owner of DATA_DIR, and check that the disk is neither full nor read-only.",
      });
    }
  },
};

async function probeStorage(storage: Storage): Promise<void> {
  const [key, content] = [`status/${randomUUID()}`, randomUUID()];
  await storage.put(key, Buffer.from(content));
  try {
    const read = await storage.read(key);
    if (!read || (await text(read)) !== content)
      throw new Error("the file that was read is not the one that was written");
  } finally {
    await storage.remove(key);
  }
}
