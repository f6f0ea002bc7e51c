import { limits } from "@vesper/contract/limits";
import type { DecisionDraft } from "@vesper/contract/moderation";
import { isUrgent, Reason } from "@vesper/contract/reasons";
import type { Report, ReportDraft } from "@vesper/contract/reports";
import { v7 as newId } from "uuid";
import { decideCase, isRestricted, openCase, placeHold } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { day, later } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { waitTurn } from "#platform/database/wait-turn.ts";
import { publish, type DomainEvents } from "#platform/events.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayPlaceHold, mayReport } from "../policy.ts";
import * as store from "../store/reports.ts";

/** Many accounts of one hand must not hide more people than a few may. */
export const holdsOfOneNetwork = { calls: limits.report.holdsPerNetwork, seconds: day / 1000 };

/** Opens or joins a case. What is urgent, and comes from somebody trusted, hides its target at once. */
export async function fileReport(ctx: Context, draft: ReportDraft): Promise<{ id: string; createdAt: Date }> {
  const subject = await ctx.subjects.rulesOf(draft.targetType)?.find(ctx, draft.targetId);
  if (!subject) throw new Problem("not_found");
  const reporterId = ctx.viewer?.userId ?? null;
  enforce(mayReport(reporterId, subject));

  return transact(ctx, async (tx) => {
    const { reason, details } = draft;
    const concern = { subject, reason, kind: "report", text: details, byId: reporterId } as const;
    const mayHold =
      mayPlaceHold(reason, reporterId ? await standingOf(tx, reporterId) : null) &&
      (await ctx.limiter.hasLeft(`hold ${ctx.caller.network}`, holdsOfOneNetwork));
    const { caseId, evidenceId } = await openCase(tx, concern);
    const report = { id: newId(), createdAt: tx.clock.now() };
    await publish(tx, "report.filed", { reporterId });
    await store.insertReport(tx.db, {
      ...report,
      caseId,
      evidenceId,
      targetType: draft.targetType,
      targetId: subject.id,
      reason,
      reporterId,
      placedHold: mayHold && (await placeHold(tx, subject, { caseId, reason })),
    });
    return report;
  });
}

const urgent = Reason.options.filter(isUrgent);

async function standingOf(tx: Transaction, reporterId: string) {
  await waitTurn(tx.db, "report", reporterId);
  const now = tx.clock.now();
  return {
    isRestricted: await isRestricted(tx.db, reporterId),
    hasBeenDismissed: await store.hasDismissedSince(
      tx.db,
      reporterId,
      urgent,
      later(now, -limits.report.trustLostFor),
    ),
    holdsToday: await store.countHoldsSince(tx.db, reporterId, later(now, -day)),
  };
}

export async function listReports(
  ctx: Context,
  status: Report["status"] | undefined,
  window: { limit: number; offset: number },
): Promise<{ reports: store.ReportRow[]; total: number }> {
  return {
    reports: await store.selectReports(ctx.db, status, window),
    total: await store.countReports(ctx.db, status),
  };
}

/** Nobody learns here who reported them. */
export async function listReportsOf(
  ctx: Context,
  userId: string,
): Promise<{ by: store.ReportRow[]; about: store.ReportRow[] }> {
  return {
    by: await store.selectNewestBy(ctx.db, userId, signedIn(ctx).userId, limits.person.shown),
    about: await store.selectNewestAbout(ctx.db, userId, limits.person.shown),
  };
}

/** A report is resolved by deciding its case, together with all others that joined it. */
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
  const report = await store.selectReport(ctx.db, id);
  if (!report) throw new Problem("not_found");
  return report;
}

/** Answers every report of a decided case. What was decided about the other is not the reporter's to know. */
export async function answerReporters(
  tx: Transaction,
  { caseId, resolution }: DomainEvents["case.decided"],
): Promise<void> {
  const reporters = await store.resolveReportsOf(tx.db, caseId, resolution, tx.clock.now());
  for (const userId of reporters) {
    await notify(tx, {
      userId,
      kind: "report",
      title: "We have looked at your report",
      text:
        resolution === "upheld"
          ? "Thank you. Your report was justified."
          : "Thank you. We found nothing against our rules this time.",
      path: "/safety-guidelines",
    });
  }
}
