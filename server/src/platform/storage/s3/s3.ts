import { Readable } from "node:stream";
import type { S3Settings } from "../../config/config.ts";
import { requireKey, type Leftover, type SignedUrlOptions, type Storage } from "../storage.ts";
import { toUnavailableProblem, toError, openBucket, findTag, type Bucket } from "./bucket.ts";
import { splitIntoChunks } from "./chunks.ts";

/** Larger files are sent in parts of this size, one at a time, which bounds the memory per upload. */
const partSize = 8 * 1024 * 1024;

/** Stores files in a bucket of any S3-compatible service. The files are not public: the server decides about access. */
export function createS3Storage(settings: S3Settings): Storage {
  const bucket = openBucket(settings);

  return {
    put: async (key, content) => ({
      size: await putObject(
        bucket,
        requireKey(key),
        content instanceof Uint8Array ? Readable.from([content]) : content,
      ),
    }),

    async size(key) {
      const answer = await bucket.call(requireKey(key), { method: "HEAD" });
      if (answer.status === 404) return null;
      if (!answer.ok) throw await toError(answer);
      return Number(answer.headers.get("content-length"));
    },

    async read(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await bucket.call(requireKey(key), { ...(headers && { headers }) });
      if (answer.status === 404) return null;
      if (!answer.ok) throw await toError(answer);
      return Readable.from(answer.body ? readBytes(answer.body) : [], { objectMode: false });
    },

    async remove(key) {
      await bucket.demand(requireKey(key), { method: "DELETE" });
    },

    async *list(folder) {
      let marker: string | undefined = "";
      while (marker !== undefined) {
        const xml: string = await (await bucket.demand("", { query: { prefix: folder, marker } })).text();
        const keys = [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
        yield* keys;
        marker = findTag(xml, "IsTruncated") === "true" ? keys.at(-1) : undefined;
      }
    },

    listLeftovers: (before) => listUnfinishedUploads(bucket, before),

    ...(settings.publicEndpoint && {
      signUrl: (key: string, options: SignedUrlOptions) => bucket.sign(requireKey(key), options),
    }),
  };
}

/** Sends a small file in one request, a larger one in parts; returns the size. */
async function putObject(bucket: Bucket, key: string, stream: Readable): Promise<number> {
  const chunks = splitIntoChunks(partSize, stream);
  try {
    const first = (await chunks.next()).value as Buffer;
    const second = await chunks.next();
    if (!second.done) return await putMultipart(bucket, key, [first, second.value], chunks);
    await bucket.demand(key, { method: "PUT", body: first });
    return first.length;
  } finally {
    // Otherwise a sender that is still writing would wait for a reader forever.
    stream.destroy();
  }
}

/** A connection that breaks midway also counts as an unreachable bucket. */
async function* readBytes(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw toUnavailableProblem(error);
  }
}

/** Uploads in parts. The file is visible under its key only when all parts have been combined. */
async function putMultipart(
  bucket: Bucket,
  key: string,
  begun: Buffer[],
  rest: AsyncIterable<Buffer>,
): Promise<number> {
  const begin = await bucket.demand(key, { method: "POST", query: { uploads: "" } });
  const uploadId = findTag(await begin.text(), "UploadId") ?? "";
  let size = 0;
  const tags: string[] = [];

  async function sendPart(part: Buffer) {
    const query = { partNumber: String(tags.length + 1), uploadId };
    const answer = await bucket.demand(key, { method: "PUT", query, body: part });
    tags.push(answer.headers.get("etag") ?? "");
    size += part.length;
  }

  try {
    for (const part of begun) await sendPart(part);
    for await (const part of rest) await sendPart(part);
    const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
    const answer = await bucket.demand(key, { method: "POST", query: { uploadId }, body });
    // A bucket may send status 200 early and report an error in the body.
    if (findTag(await answer.text(), "Code"))
      throw new Error("bucket could not complete the multipart upload");
    return size;
  } catch (error) {
    await bucket.call(key, { method: "DELETE", query: { uploadId } }).catch(() => {});
    throw error;
  }
}

/** Lists multipart uploads that were never completed. Buckets that cannot list them remove them by lifecycle rules. */
async function* listUnfinishedUploads(bucket: Bucket, before: Date): AsyncGenerator<Leftover> {
  const answer = await bucket.call("", { query: { uploads: "" } });
  if (answer.status === 501) return;
  if (!answer.ok) throw await toError(answer);
  const xml = await answer.text();
  for (const [, upload = ""] of xml.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    const [key, uploadId] = [findTag(upload, "Key"), findTag(upload, "UploadId")];
    if (!key || !uploadId || new Date(findTag(upload, "Initiated") ?? Date.now()) >= before) continue;
    yield {
      name: `parts of ${key}`,
      remove: async () => {
        await bucket.demand(key, { method: "DELETE", query: { uploadId } });
      },
    };
  }
}
