import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
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
