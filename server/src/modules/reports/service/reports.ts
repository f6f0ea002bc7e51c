import { limits } from "@vesper/contract/core/limits";
import type { DecisionDraft } from "@vesper/contract/moderation/moderation";
import type { Report, ReportDraft } from "@vesper/contract/moderation/reports";
import { v7 as newId } from "uuid";
import { decideCase, openCase } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish, type DomainEvents } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound } from "#platform/problem.ts";
import { mayReport } from "../policy.ts";
import * as store from "../store/reports.ts";
import { holdIfAllowed, isReporterTrusted, hashNetwork } from "./holds.ts";
import { enqueueOutcome, enqueueReceipt } from "./mail-reports.ts";

interface Receipt {
  id: string;
  createdAt: Date;
  isMailed: boolean;
}

/**
 * Files a report: opens a case or adds to the open one. An urgent report from a trusted reporter places a hold at
 * once.
 */
export async function fileReport(ctx: Context, draft: ReportDraft): Promise<Receipt> {
  const found = orNotFound(await ctx.subjects.findRules(draft.targetType)?.find(ctx, draft.targetId));
  const subject = { ...found, type: draft.targetType };
  const reporterId = ctx.viewer?.userId ?? null;
  enforce(mayReport(reporterId, subject));

  return transact(ctx, async (tx) => {
    const { reason, details } = draft;
    const [id, createdAt] = [newId(), tx.clock.now()];
    const isTrusted = await isReporterTrusted(tx, subject, reason);
    const dueAt = addMilliseconds(createdAt, limits.report.due);
    const concern = { subject, reason, kind: "report", text: details, byId: reporterId } as const;
    const { caseId, evidenceId } = await openCase(tx, { ...concern, ...(isTrusted && { dueAt }) });
    await publish(tx, "report.filed", { reportId: id, caseId, reporterId });
    await store.insertReport(tx.db, {
      id,
      caseId,
      evidenceId,
      targetType: subject.type,
      targetId: subject.id,
      reason,
      reporterId,
      ...toContact(draft, reporterId),
      isTrusted,
      networkHash: isTrusted ? hashNetwork(tx) : null,
      placedHold: isTrusted && (await holdIfAllowed(tx, subject, { caseId, reason, dueAt })),
      createdAt,
    });
    return { id, createdAt, isMailed: await enqueueReceipt(tx, id) };
  });
}

/** Members are notified at their account's address, so the report does not store it again. */
const toContact = ({ name, email, goodFaith = false }: ReportDraft, reporterId: string | null) =>
  email && !reporterId ? { contactName: name ?? null, contactEmail: email, isGoodFaith: goodFaith } : {};

export async function listReports(
  ctx: Context,
  status: Report["status"] | undefined,
  window: { limit: number; offset: number },
): Promise<{ reports: store.ReportRow[]; total: number }> {
  return {
    reports: await store.selectReports(ctx, status, window),
    total: await store.countReports(ctx.db, status),
  };
}

/** `by` leaves out reports about the viewer, so that admins do not learn who reported them. */
export async function listUserReports(
  ctx: Context,
  userId: string,
): Promise<{ by: store.ReportRow[]; about: store.ReportRow[] }> {
  return {
    by: await store.selectNewestBy(ctx, userId, signedIn(ctx).userId, limits.person.shown),
    about: await store.selectNewestAbout(ctx, userId, limits.person.shown),
  };
}

/** Resolves a report by deciding its case, together with all other reports in the case. */
export async function resolveReport(
  ctx: Context,
  id: string,
  draft: DecisionDraft,
): Promise<store.ReportRow> {
  const report = await getReport(ctx, id);
  await decideCase(ctx, report.caseId, draft);
  return getReport(ctx, id);
}

async function getReport(ctx: Context, id: string): Promise<store.ReportRow> {
  const report = orNotFound(await store.selectReport(ctx, id));
  return report;
}

/** Answers every report in a decided case. Reporters do not learn which measure was taken. */
export async function answerReporters(
  tx: Transaction,
  { caseId, resolution }: DomainEvents["case.decided"],
): Promise<void> {
  const answered = await store.resolveReportsByCase(tx.db, caseId, resolution, tx.clock.now());
  for (const { id } of answered) await enqueueOutcome(tx, id);
  for (const userId of new Set(answered.flatMap(({ reporterId }) => reporterId ?? []))) {
    await notify(tx, {
      userId,
      kind: "report",
      title: "We reviewed your report",
      text:
        resolution === "upheld"
          ? "Thank you. We agree with your report."
          : "Thank you. We found nothing that breaks our rules this time.",
      path: "/safety-guidelines",
    });
  }
}
