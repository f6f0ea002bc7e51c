import type { Context } from "#platform/context.ts";
import { mayWrite } from "../policy.ts";
import { findConversation } from "./conversations.ts";

/** A few in a row, then one every two seconds: nobody types faster than that. */
const flow = { burst: 5, perSecond: 0.5 };

/** Tells the other that somebody is writing, where both want that to be known. */
export async function tellTyping(ctx: Context, conversationId: string): Promise<void> {
  await ctx.limiter.draw(`typing ${ctx.viewer?.userId}`, flow);
  const conversation = await findConversation(ctx, conversationId);
  const { me, other } = conversation;
  if (!me?.showsTyping || !other?.showsTyping || !mayWrite(conversation).allowed) return;
  ctx.realtime.whisper([other.id], "typing", { conversationId, userId: me.id });
}
