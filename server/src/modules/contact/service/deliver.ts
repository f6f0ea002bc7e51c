import type { Context } from "#platform/context.ts";
import { composeAnswerMail, composeArrivalMail } from "../mails.ts";
import * as store from "../store.ts";

/** Mails a message to the operator. If it no longer exists, it was erased with its sender. */
export async function mailArrival(ctx: Context, messageId: string): Promise<void> {
  const message = await store.selectMessage(ctx.db, messageId);
  if (message) await ctx.mailer.send(composeArrivalMail(ctx.config, message));
}

export async function mailAnswer(ctx: Context, replyId: string): Promise<void> {
  const reply = await store.selectReplyForMail(ctx.db, replyId);
  if (reply) await ctx.mailer.send(composeAnswerMail(ctx.config, reply));
}

export const purgeSettledMessages = (ctx: Context, time: Date) => store.deleteSettledBefore(ctx.db, time);
