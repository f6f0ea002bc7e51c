import { Readable } from "node:stream";
import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { toCsvLine } from "#platform/text/csv.ts";
import { orNotFound } from "#platform/problem.ts";
import { readCsv } from "../read-csv.ts";
import { selectRows, selectUpload } from "../store/uploads.ts";
import { openFile } from "./files.ts";

/** Streams the failed rows as they were in the file, each preceded by its line number and the reason. */
export async function writeFailedRows(ctx: Context, id: string): Promise<Readable> {
  orNotFound(await selectUpload(ctx.db, id));
  const failed = await selectRows(ctx.db, id, "failed", limits.upload.csvRows);
  const reasons = new Map(failed.map(({ row, error }) => [row, error ?? ""]));
  const { columns, rows } = await readCsv(ctx, await openFile(ctx, id));
  return Readable.from(
    (function* () {
      yield toCsvLine(["row", "error", ...columns]);
      for (const { row, cells } of rows) {
        const reason = reasons.get(row);
        if (reason !== undefined) yield toCsvLine([row, reason, ...cells]);
      }
    })(),
  );
}
