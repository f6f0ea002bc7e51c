import multipart, { type Multipart } from "@fastify/multipart";
import { isStorable, unstorableMessage } from "@vesper/contract/core/text";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Problem } from "../problem.ts";
import type { App } from "./app.ts";
import { revalidateRequest } from "./identify.ts";

export interface Upload<Result> {
  file: Result;
  fields: Record<string, string>;
}

interface UploadRules<Result> {
  /** Name of the file's form field. */
  field: string;
  bytes: number;
  /** Consumes the incoming stream; must clean up when the stream fails. */
  store(stream: Readable, info: { filename: string }): Promise<Result>;
  /** Deletes a stored file when the rest of the form is refused. */
  discard(result: Result): Promise<void>;
}

interface MemoryUploadRules<Name extends string> {
  /** Names of the file fields; each is required once. */
  fields: readonly Name[];
  /** Maximum size of each file. */
  bytes: number;
}

/** Uploads in progress, per server. */
const activeUploads = new WeakMap<FastifyInstance["server"], Set<Promise<unknown>>>();

export async function acceptUploads(app: App): Promise<void> {
  // On close, connections are already cut; wait until each upload has removed its stored file.
  const receiving = new Set<Promise<unknown>>();
  activeUploads.set(app.server, receiving);
  app.addHook("onClose", async () => void (await Promise.allSettled(receiving)));
  await app.register(multipart, { limits: { files: 1, fields: 30, fieldSize: 16 * 1024, headerPairs: 100 } });
}

/** Receives several files in memory only: they never touch a disk. */
export async function receiveInMemory<Name extends string>(
  request: FastifyRequest,
  { fields, bytes }: MemoryUploadRules<Name>,
): Promise<Record<Name, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const part of readParts(request, { fileSize: bytes, files: fields.length })) {
    if (part.type === "field") continue;
    const content = await buffer(part.file).catch(refuseMalformed);
    if (part.file.truncated) throw new Problem("payload_too_large");
    files.set(part.fieldname, content);
  }
  const details = fields.filter((name) => !files.get(name)?.length).map((name) => `${name}: is required`);
  if (details.length > 0) throw new Problem("validation_error", undefined, { details });
  await revalidateRequest(request);
  return Object.fromEntries(files) as Record<Name, Buffer>;
}

/** Receives one file and its text fields in any order: the file is set aside until the last part has arrived. */
export async function receiveUpload<Result>(
  request: FastifyRequest,
  rules: UploadRules<Result>,
): Promise<Upload<Result>> {
  const receiving = activeUploads.get(request.server.server);
  const upload = receiveForm(request, rules);
  receiving?.add(upload);
  try {
    return await upload;
  } finally {
    receiving?.delete(upload);
  }
}

async function receiveForm<Result>(
  request: FastifyRequest,
  rules: UploadRules<Result>,
): Promise<Upload<Result>> {
  const fields: Record<string, string> = {};
  let kept: { file: Result } | undefined;
  try {
    for await (const part of readParts(request, { fileSize: rules.bytes })) {
      if (part.type === "field") {
        Object.assign(fields, toTextField(part));
      } else if (part.fieldname === rules.field) {
        const filename = requireStorable(rules.field, part.filename ?? "");
        kept = { file: await rules.store(part.file, { filename }).catch(refuseMalformed) };
        // The parser silently truncates a file that is too long and reports success.
        if (part.file.truncated) throw new Problem("payload_too_large");
      } else {
        part.file.resume();
      }
    }
    if (!kept) {
      throw new Problem("validation_error", undefined, { details: [`${rules.field}: is required`] });
    }
    await revalidateRequest(request);
    return { file: kept.file, fields };
  } catch (error) {
    if (kept) await rules.discard(kept.file);
    throw error;
  }
}

async function* readParts(
  request: FastifyRequest,
  limits: { fileSize: number; files?: number },
): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw new Problem("unsupported_media_type");
  const parts = request.parts({ limits });
  for (;;) {
    const { value, done } = await parts.next().catch(refuseMalformed);
    if (done) return;
    yield value;
  }
}

function toTextField({
  fieldname,
  value,
  ...part
}: Extract<Multipart, { type: "field" }>): Record<string, string> {
  if (part.valueTruncated) throw new Problem("payload_too_large");
  return typeof value === "string" ? { [fieldname]: requireStorable(fieldname, value) } : {};
}

function requireStorable(name: string, value: string): string {
  if (isStorable(value)) return value;
  throw new Problem("validation_error", undefined, { details: [`${name}: ${unstorableMessage}`] });
}

/** Parser errors without a code: a missing boundary, a body that ends before its last boundary. */
const malformedErrors = /multipart|boundary|terminated early/i;

function refuseMalformed(error: unknown): never {
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (error instanceof Problem) throw error;
  if (statusCode === 413) throw new Problem("payload_too_large");
  if ((statusCode ?? 500) < 500 || malformedErrors.test(message)) {
    throw new Problem("validation_error", undefined, { details: ["body: is not a complete multipart form"] });
  }
  throw error;
}
