import type { AppealStatus } from "@vesper/contract/moderation/appeals";
import type { AppealOutcome } from "@vesper/contract/moderation/moderation";
import { v7 as newId } from "uuid";
import { notify } from "#modules/notifications/index.ts";
import { nameForStaff } from "#platform/identity/account-name.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import type { QueueQuery } from "#platform/database/queue-page.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { readSignedId } from "#platform/security/signed-id.ts";
import { mayAppeal, mayJudge } from "../policy.ts";
import * as store from "../store/appeals.ts";
import { appealedText, appealedTitle, nounOf } from "../words.ts";
import { audit } from "./audit.ts";
import { decideUnderLease } from "./leases.ts";
import { takeBack } from "./lift.ts";
import { getNotice, type NoticeFile } from "./notices.ts";

/** Contradicts a decision about oneself, once. */
export function appeal(ctx: Context, statementId: string, text: string): Promise<NoticeFile> {
  const { userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const notice = await getNotice(tx, statementId);
    if (notice.userId !== userId) throw new Problem("not_found");
    return file(tx, notice, text);
  });
}

/** Whoever is kept out has the link of the mail, and nothing else to show. */
export const readByLink = (ctx: Context, token: string): Promise<NoticeFile> =>
  getNotice(ctx, statementIn(ctx, token));

export function appealByLink(ctx: Context, token: string, text: string): Promise<NoticeFile> {
  return transact(ctx, async (tx) => file(tx, await getNotice(tx, statementIn(tx, token)), text));
}

function statementIn(ctx: Context, token: string): string {
  const id = readSignedId(ctx.secrets, "appeal", token);
  if (!id) throw new Problem("invalid_token");
  return id;
}

async function file(tx: Transaction, notice: NoticeFile, text: string): Promise<NoticeFile> {
  const now = tx.clock.now();
  enforce(mayAppeal(notice, now));
  const isFirst = await store.insertAppeal(tx.db, {
    id: newId(),
    statementId: notice.statementId,
    restrictionId: notice.id,
    userId: notice.userId,
    text,
    createdAt: now,
  });
  if (!isFirst) throw new Problem("conflict", "You have contradicted this decision already.");
  await publish(tx, "queue.changed", { queue: "appeal" });
  return getNotice(tx, notice.statementId);
}

export const listAppeals = (ctx: Context, query: QueueQuery<AppealStatus>) =>
  store.selectAppeals(ctx.db, query, signedIn(ctx).userId);

interface Judgement {
  outcome: AppealOutcome;
  /** Said to the person, word for word. */
  note: string;
}

/** Looks at a decision again, once, by another admin. A reversal gives back everything. */
export function decideAppeal(ctx: Context, id: string, { outcome, note }: Judgement) {
  const { userId: judge } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const found = await getAppeal(tx, id);
    enforce(mayJudge(judge, found));
    await decideUnderLease(tx, "appeal", id);
    const change = { outcome, note, decidedBy: judge, decidedAt: tx.clock.now() };
    if (!(await store.decideIfOpen(tx.db, id, change))) throw await whyNot(tx, id);
    // A restriction that has ended or was lifted before needs no giving back.
    if (outcome === "reversed") await takeBack(tx, found.id, { tell: false });
    await notify(tx, {
      userId: found.userId,
      kind: "decision",
      title: appealedTitle(outcome),
      about: nounOf({ type: found.subjectType }),
      text: appealedText(found, outcome, note),
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

async function whyNot(tx: Transaction, id: string): Promise<Problem> {
  const { judgeName } = await getAppeal(tx, id);
  return new Problem(
    "conflict",
    `This appeal was already decided by ${nameForStaff(judgeName) ?? "another admin"}.`,
  );
}
