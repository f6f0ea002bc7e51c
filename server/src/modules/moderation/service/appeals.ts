import type { AppealStatus } from "@vesper/contract/moderation/appeals";
import type { AppealOutcome } from "@vesper/contract/moderation/moderation";
import { v7 as newId } from "uuid";
import { notify } from "#modules/notifications/index.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import type { QueueQuery } from "#platform/database/queue-page.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { findSignedId } from "#platform/security/signed-id.ts";
import { mayAppeal, mayDecideAppeal } from "../policy.ts";
import * as store from "../store/appeals.ts";
import { toAppealText, toAppealTitle, getNoun } from "../decision-text.ts";
import { audit } from "./audit.ts";
import { lockForDecision } from "./leases.ts";
import { liftIfInForce } from "./lift.ts";
import { getStatement, type StatementDetail } from "./statements.ts";

/** Appeals a decision about the viewer. Each decision can be appealed once. */
export function submitAppeal(ctx: Context, statementId: string, text: string): Promise<StatementDetail> {
  const { userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const statement = await getStatement(tx, statementId);
    if (statement.userId !== userId) throw new Problem("not_found");
    return fileAppeal(tx, statement, text);
  });
}

/** For people who are locked out: the mailed link is their only credential. */
export const getStatementByLink = (ctx: Context, token: string): Promise<StatementDetail> =>
  getStatement(ctx, readStatementId(ctx, token));

export function submitAppealByLink(ctx: Context, token: string, text: string): Promise<StatementDetail> {
  return transact(ctx, async (tx) =>
    fileAppeal(tx, await getStatement(tx, readStatementId(tx, token)), text),
  );
}

function readStatementId(ctx: Context, token: string): string {
  const id = findSignedId(ctx.secrets, "appeal", token);
  if (!id) throw new Problem("invalid_token");
  return id;
}

async function fileAppeal(
  tx: Transaction,
  statement: StatementDetail,
  text: string,
): Promise<StatementDetail> {
  const now = tx.clock.now();
  enforce(mayAppeal(statement, now));
  const appealId = newId();
  const isFirst = await store.insertAppeal(tx.db, {
    id: appealId,
    statementId: statement.statementId,
    restrictionId: statement.id,
    userId: statement.userId,
    text,
    createdAt: now,
  });
  if (!isFirst) throw new Problem("conflict", "You’ve already appealed this decision.");
  await publish(tx, "appeal.filed", { appealId });
  await publish(tx, "queue.changed", { queue: "appeal" });
  return getStatement(tx, statement.statementId);
}

export const listAppeals = (ctx: Context, query: QueueQuery<AppealStatus>) =>
  store.selectAppeals(ctx.db, query, signedIn(ctx).userId);

interface AppealDecision {
  outcome: AppealOutcome;
  /** Sent to the person verbatim. */
  note: string;
}

/**
 * Decides an appeal once. The admin must not be the one who took the decision. A reversal lifts the whole
 * restriction.
 */
export function decideAppeal(ctx: Context, id: string, { outcome, note }: AppealDecision) {
  const { userId: judge } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const found = await getAppeal(tx, id);
    enforce(mayDecideAppeal(judge, found));
    await lockForDecision(tx, "appeal", id);
    const change = { outcome, note, decidedBy: judge, decidedAt: tx.clock.now() };
    if (!(await store.decideIfOpen(tx.db, id, change))) throw await toDecidedProblem(tx, id);
    // A restriction that has ended or was lifted earlier need not be lifted.
    if (outcome === "reversed") await liftIfInForce(tx, found.id, { notifyOwner: false });
    await notify(tx, {
      userId: found.userId,
      kind: "decision",
      title: toAppealTitle(outcome),
      about: getNoun({ type: found.subjectType }),
      text: toAppealText(found, outcome, note),
      path: "/dashboard?tab=notices",
    });
    await audit(tx, {
      action: "appeal.decided",
      subject: { type: found.subjectType, id: found.subjectId },
      before: { status: "open" },
      after: { status: "decided", outcome, appealId: id, ownerId: found.userId, decision: found.id },
    });
    return getAppeal(tx, id);
  });
}

async function getAppeal(ctx: Context, id: string): Promise<store.AppealRow> {
  const found = orNotFound(await store.selectAppeal(ctx.db, id, ctx.viewer?.userId ?? null));
  return found;
}

async function toDecidedProblem(tx: Transaction, id: string): Promise<Problem> {
  const { judgeName } = await getAppeal(tx, id);
  return new Problem(
    "conflict",
    `This appeal was already decided by ${toNameForStaff(judgeName) ?? "a colleague"}.`,
  );
}
