import { Readable } from "node:stream";
import { limits } from "@vesper/contract/core/limits";
import { transact, type Context } from "#platform/context.ts";
import { toCsvLine } from "#platform/text/csv.ts";
import { presentAudit } from "../present.ts";
import { selectAudit, type AuditFilter } from "../store/audit.ts";
import { audit } from "./audit.ts";

const columns = [
  "position",
  "at",
  "actorId",
  "actorName",
  "action",
  "subjectType",
  "subjectId",
  "subjectName",
  "before",
  "after",
  "requestId",
  "hash",
];

/** Audits the export before the first line is sent, so every export of the log is itself on record. */
export async function exportAudit(ctx: Context, filter: AuditFilter): Promise<Readable> {
  const subject = { type: "audit-log", id: null };
  await transact(ctx, (tx) => audit(tx, { action: "audit-log.exported", subject, after: { ...filter } }));
  return Readable.from(streamLines(ctx, filter));
}

async function* streamLines(ctx: Context, filter: AuditFilter): AsyncGenerator<string> {
  yield toCsvLine(columns);
  const { rows, page } = limits.auditExport;
  let until = filter.until;
  for (let written = 0; written < rows; written += page) {
    const entries = await selectAudit(ctx.db, { ...filter, until }, { limit: page, offset: 0 });
    for (const entry of entries) yield toLine(presentAudit(entry));
    const last = entries.at(-1);
    if (!last || entries.length < page) return;
    until = last.position - 1;
  }
}

const toJson = (values: object | null) => (values ? JSON.stringify(values) : "");

function toLine(entry: ReturnType<typeof presentAudit>): string {
  return toCsvLine([
    entry.position,
    entry.at,
    entry.actor?._id ?? "",
    entry.actor?.name ?? "",
    entry.action,
    entry.subjectType,
    entry.subjectId ?? "",
    entry.subjectName ?? "",
    toJson(entry.before),
    toJson(entry.after),
    entry.requestId,
    entry.hash,
  ]);
}
