import type { Context } from "#platform/context.ts";
import { mayWrite } from "../policy.ts";
import { getOwnConversation } from "./conversations.ts";

/** A few in a row, then one every two seconds: nobody types faster than that. */
const typingRate = { burst: 5, perSecond: 0.5 };

/** Tells the other that somebody is writing, where both want that to be known. */
export async function emitTyping(ctx: Context, conversationId: string): Promise<void> {
  await ctx.limiter.takeToken(`typing ${ctx.viewer?.userId}`, typingRate);
  const conversation = await getOwnConversation(ctx, conversationId);
  const { me, other } = conversation;
  if (!me?.showsTyping || !other?.showsTyping || !mayWrite(conversation).allowed) return;
  ctx.realtime.emitVolatile([other.id], "typing", { conversationId, userId: me.id });
}
