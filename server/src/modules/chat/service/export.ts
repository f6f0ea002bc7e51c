import type { Context } from "#platform/context.ts";
import { selectAllMessages } from "../store/messages.ts";

/** Exports all messages in a person's conversations, sent and received. */
export async function exportConversations(ctx: Context, userId: string) {
  const rows = await selectAllMessages(ctx, userId);
  return Map.groupBy(rows, ({ conversationId }) => conversationId)
    .entries()
    .map(([conversationId, messages]) => ({
      _id: conversationId,
      messages: messages.map(({ isOwn, content, createdAt }) => ({
        from: isOwn ? "me" : "the other",
        content,
        createdAt: createdAt.toISOString(),
      })),
    }))
    .toArray();
}
