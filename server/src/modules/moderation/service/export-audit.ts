import { Readable } from "node:stream";
import { limits } from "@vesper/contract/core/limits";
import { transact, type Context } from "#platform/context.ts";
import { csvLine } from "#platform/text/csv.ts";
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

/** Recorded before the first line leaves: whoever takes the log along stands in it. */
export async function exportAudit(ctx: Context, filter: AuditFilter): Promise<Readable> {
  const subject = { type: "audit-log", id: null };
  await transact(ctx, (tx) => audit(tx, { action: "audit-log.exported", subject, after: { ...filter } }));
  return Readable.from(linesOf(ctx, filter));
}

async function* linesOf(ctx: Context, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(columns);
  const { rows, page } = limits.auditExport;
  let until = filter.until;
  for (let written = 0; written < rows; written += page) {
    const entries = await selectAudit(ctx.db, { ...filter, until }, { limit: page, offset: 0 });
    for (const entry of entries) yield lineOf(presentAudit(entry));
    const last = entries.at(-1);
    if (!last || entries.length < page) return;
    until = last.position - 1;
  }
}

const inJson = (values: object | null) => (values ? JSON.stringify(values) : "");

function lineOf(entry: ReturnType<typeof presentAudit>): string {
  return csvLine([
    entry.position,
    entry.at,
    entry.actor?._id ?? "",
    entry.actor?.name ?? "",
    entry.action,
    entry.subjectType,
    entry.subjectId ?? "",
    entry.subjectName ?? "",
    inJson(entry.before),
    inJson(entry.after),
    entry.requestId,
    entry.hash,
  ]);
}
