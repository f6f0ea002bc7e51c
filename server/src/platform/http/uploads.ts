import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Problem } from "../problem.ts";
import type { App } from "./app.ts";

export interface Upload<Result> {
  file: Result;
  fields: Record<string, string>;
}

interface UploadRules<Result> {
  /** The name of the file's field. */
  field: string;
  bytes: number;
  /** Takes the stream as it comes in; must undo its work when the stream fails. */
  store(stream: Readable, info: { filename: string }): Promise<Result>;
  /** Undoes a stored file that turned out to be too large. */
  discard(result: Result): Promise<void>;
}

interface PictureRules<Name extends string> {
  /** The names of the files' fields; each comes once. */
  fields: readonly Name[];
  /** How large each may be. */
  bytes: number;
}

/** Several files at once, kept in memory alone: nothing of them ever touches a disk. */
export async function receiveInMemory<Name extends string>(
  request: FastifyRequest,
  { fields, bytes }: PictureRules<Name>,
): Promise<Record<Name, Buffer>> {
  if (!request.isMultipart()) throw new Problem("unsupported_media_type");
  const files = new Map<string, Buffer>();
  const limits = { fileSize: bytes, files: fields.length };
  for await (const part of request.parts({ limits })) {
    if (part.type === "field") continue;
    const content = await buffer(part.file);
    if (part.file.truncated) throw new Problem("payload_too_large");
    files.set(part.fieldname, content);
  }
  const details = fields.filter((name) => !files.get(name)?.length).map((name) => `${name}: is required`);
  if (details.length > 0) throw new Problem("validation_error", undefined, { details });
  return Object.fromEntries(files) as Record<Name, Buffer>;
}

export async function acceptUploads(app: App): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 30, fieldSize: 16 * 1024, headerPairs: 100 } });
}

/** One file and its text fields. The fields must come before the file, as every browser form sends them. */
export async function receiveUpload<Result>(
  request: FastifyRequest,
  rules: UploadRules<Result>,
): Promise<Upload<Result>> {
  if (!request.isMultipart()) throw new Problem("unsupported_media_type");
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits: { fileSize: rules.bytes } })) {
    if (part.type === "field") {
      if (typeof part.value === "string") fields[part.fieldname] = part.value;
    } else if (part.fieldname === rules.field) {
      const file = await rules.store(part.file, { filename: part.filename });
      // The parser cuts a long file silently and calls it a success.
      if (part.file.truncated) {
        await rules.discard(file);
        throw new Problem("payload_too_large");
      }
      return { file, fields };
    } else {
      part.file.resume();
    }
  }
  throw new Problem("validation_error", undefined, { details: [`${rules.field}: is required`] });
}
