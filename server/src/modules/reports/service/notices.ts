import { limits } from "@vesper/contract/core/limits";
import type {
  NoticeRelation,
  PictureNoticeDraft,
  PictureNoticeReceipt,
} from "@vesper/contract/media/picture-notices";
import { v7 as newId } from "uuid";
import { openCase } from "#modules/moderation/index.ts";
import { addMilliseconds } from "#platform/clock.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { enforce } from "#platform/policy.ts";
import type { Subject } from "#platform/subjects/subjects.ts";
import { noticeReceipt } from "../job-definitions.ts";
import { mayHideAtOnce, mayReport } from "../policy.ts";
import * as store from "../store/notices.ts";
import { insertReport } from "../store/reports.ts";
import { findNamedSubjects } from "./named-subjects.ts";
import { hideWithCopies, wasRestored } from "./noticed-pictures.ts";
import { networkHoldLimit } from "./holds.ts";

const reason = "non_consensual_image";

type Receipt = Omit<PictureNoticeReceipt, "createdAt" | "reference"> & { createdAt: Date };

/**
 * Files a notice about an intimate picture published without consent. The named pictures and all copies are hidden
 * at once, before review, because the person shown must not have to wait. A picture restored after an earlier review
 * stays public until the sender has confirmed their address.
 */
export async function fileNotice(ctx: Context, draft: PictureNoticeDraft): Promise<Receipt> {
  const receipt = { _id: newId(), createdAt: ctx.clock.now() };
  // The honeypot is filled: respond as if the call had succeeded, so that a bot learns nothing.
  if (draft.homepage) return { ...receipt, isHidden: true, needsConfirmation: false };
  const named = await findNamedSubjects(ctx, draft.addresses);
  for (const subject of named) enforce(mayReport(ctx.viewer?.userId ?? null, subject));

  return transact(ctx, async (tx) => {
    const { name, email, signature } = draft;
    const isTrusted = await isSenderTrusted(tx, email);
    const outcomes = [];
    for (const subject of named) outcomes.push(await openNoticeCase(tx, subject, draft, isTrusted));
    const caseIds = outcomes.map(({ caseId }) => caseId);
    const isHidden = outcomes.every((outcome) => outcome.isHidden);
    const needsConfirmation = outcomes.some((outcome) => outcome.needsConfirmation);
    const notice = { id: receipt._id, name, email, signature, needsConfirmation };
    await store.insertNotice(tx.db, { ...notice, createdAt: receipt.createdAt }, caseIds);
    await enqueue(tx, noticeReceipt, { noticeId: receipt._id, isHidden });
    return { ...receipt, isHidden, needsConfirmation };
  });
}

export async function isSenderTrusted(tx: Transaction, email: string): Promise<boolean> {
  await lockForUser(tx.db, "picture-notice", email);
  const since = addMilliseconds(tx.clock.now(), -limits.report.trustLostFor);
  return mayHideAtOnce({ hasBeenDismissed: await store.wasDismissedSince(tx.db, email, since) });
}

/** The sender's relation to the person shown, worded for admins. The sender's name is stored with the notice only. */
const relationTexts: Record<NoticeRelation, string> = {
  self: "The person shown says it was published without their consent.",
  authorised: "Someone acting for the person shown says it was published without their consent.",
};

async function openNoticeCase(
  tx: Transaction,
  subject: Subject,
  { relation, details }: PictureNoticeDraft,
  isTrusted: boolean,
): Promise<{ caseId: string; isHidden: boolean; needsConfirmation: boolean }> {
  const text = [relationTexts[relation], details].filter(Boolean).join("\n");
  const dueAt = addMilliseconds(tx.clock.now(), limits.notice.due);
  const { caseId, evidenceId } = await openCase(tx, {
    subject,
    reason,
    kind: "report",
    text,
    byId: null,
    dueAt,
  });
  const mayHide =
    isTrusted &&
    subject.type === "media" &&
    (await tx.limiter.tryConsume(`hold ${tx.caller.network}`, networkHoldLimit));
  const needsConfirmation = mayHide && (await wasRestored(tx, subject));
  const isHidden = mayHide && !needsConfirmation;
  if (isHidden) await hideWithCopies(tx, subject, { caseId, dueAt });
  const reportId = newId();
  await publish(tx, "report.filed", { reportId, caseId, reporterId: null });
  await insertReport(tx.db, {
    id: reportId,
    caseId,
    evidenceId,
    targetType: subject.type === "media" ? "media" : "profile",
    targetId: subject.id,
    reason,
    reporterId: null,
    placedHold: isHidden,
    createdAt: tx.clock.now(),
  });
  return { caseId, isHidden, needsConfirmation };
}
