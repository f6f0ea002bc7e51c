import type { Context } from "#platform/context.ts";
import { mayWrite } from "../policy.ts";
import { getOwnConversation } from "./conversations.ts";

/** Allows a short burst, then one event every two seconds, which is the rate at which clients send them. */
const typingRate = { burst: 5, perSecond: 0.5 };

/** Emits typing to the other participant if both share it. */
export async function emitTyping(ctx: Context, conversationId: string): Promise<void> {
  await ctx.limiter.takeToken(`typing ${ctx.viewer?.userId}`, typingRate);
  const conversation = await getOwnConversation(ctx, conversationId);
  const { me, other } = conversation;
  if (!me?.showsTyping || !other?.showsTyping || !mayWrite(conversation).allowed) return;
  ctx.realtime.emitVolatile([other.id], "typing", { conversationId, userId: me.id });
}
