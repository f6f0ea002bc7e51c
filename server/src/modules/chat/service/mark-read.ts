import { transact, type Context } from "#platform/context.ts";
import type { ConversationRow } from "../store/conversations.ts";
import { lockMember, updateRead } from "../store/unread.ts";
import { emitConversation } from "./emit-conversation.ts";
import { getConversation } from "./conversations.ts";

/** Marks a conversation as read up to a sequence, or completely. The read position never moves back. */
export async function markConversationRead(
  ctx: Context,
  id: string,
  sequence: number | undefined,
): Promise<ConversationRow> {
  const conversation = await getConversation(ctx, id);
  const { me, other, lastSequence } = conversation;
  if (!me) return conversation;

  const read = await transact(ctx, async (tx) => {
    const before = await lockMember(tx.db, id, me.id);
    const upTo = Math.max(before?.readSequence ?? 0, Math.min(sequence ?? lastSequence, lastSequence));
    const position = { conversationId: id, userId: me.id, sequence: upTo, unread: before?.unread ?? 0 };
    const unread = await updateRead(tx.db, position);
    return { sequence: upTo, unread, isNew: upTo > (before?.readSequence ?? 0) };
  });

  const after = { ...conversation, me: { ...me, readSequence: read.sequence, unread: read.unread } };
  emitConversation(ctx, after);
  if (read.isNew && other && me.sendsReceipts && other.sendsReceipts) {
    const receipt = { conversationId: id, readerId: me.id, sequence: read.sequence };
    ctx.realtime.emitTo([other.id], "message_read", receipt);
  }
  return after;
}
