import type { ContactStatus } from "@vesper/contract/moderation/contact";
import { v7 as newId } from "uuid";
import { audit, lockForDecision, recordRead } from "#modules/moderation/index.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import type { QueueQuery } from "#platform/database/queue-page.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { answerMailJob } from "../job-definitions.ts";
import { allowedTransitions } from "../policy.ts";
import * as store from "../store.ts";

export interface OpenMessage {
  message: store.MessageRow;
  replies: store.ReplyRow[];
}

export async function listMessages(
  ctx: Context,
  query: QueueQuery<ContactStatus>,
): Promise<{ rows: store.MessageRow[]; total: number }> {
  const page = await store.selectMessages(ctx.db, query);
  const ids = page.rows.map(({ id }) => id);
  await recordRead(ctx, "letter-list", ids);
  return page;
}

async function getMessage(ctx: Context, id: string): Promise<OpenMessage> {
  const message = orNotFound(await store.selectMessage(ctx.db, id));
  return { message, replies: await store.selectReplies(ctx.db, id) };
}

export async function viewMessage(ctx: Context, id: string): Promise<OpenMessage> {
  const found = await getMessage(ctx, id);
  await recordRead(ctx, "letter", [id]);
  return found;
}

/** Replies to an open message. If two admins reply concurrently, one gets a conflict. */
export function sendReply(ctx: Context, id: string, text: string): Promise<OpenMessage> {
  return transact(ctx, async (tx) => {
    await settle(tx, id, "answered");
    const reply = { id: newId(), messageId: id, adminId: signedIn(tx).userId, text };
    await store.insertReply(tx.db, { ...reply, createdAt: tx.clock.now() });
    await enqueue(tx, answerMailJob, { replyId: reply.id });
    const answered = await getMessage(tx, id);
    await auditStatus(tx, "answered", answered);
    return answered;
  });
}

export const closeMessage = (ctx: Context, id: string) => changeStatus(ctx, id, "closed");
export const reopenMessage = (ctx: Context, id: string) => changeStatus(ctx, id, "open");

function changeStatus(ctx: Context, id: string, status: ContactStatus): Promise<OpenMessage> {
  return transact(ctx, async (tx) => {
    await settle(tx, id, status);
    const moved = await getMessage(tx, id);
    await auditStatus(tx, status === "open" ? "reopened" : "closed", moved);
    return moved;
  });
}

async function settle(tx: Transaction, id: string, status: ContactStatus): Promise<void> {
  await lockForDecision(tx, "contact", id);
  const settledAt = status === "open" ? null : tx.clock.now();
  if (await store.updateStatus(tx.db, id, allowedTransitions[status], { status, settledAt })) return;
  throw new Problem((await store.selectMessage(tx.db, id)) ? "conflict" : "not_found");
}

const auditStatus = (tx: Transaction, act: string, { message: { id, status } }: OpenMessage) =>
  audit(tx, { action: `contact.${act}`, subject: { type: "contact-message", id }, after: { status } });
