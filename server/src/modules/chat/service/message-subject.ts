import type { Context, Transaction } from "#platform/context.ts";
import { updateHidden } from "#platform/database/hidden.ts";
import { Problem } from "#platform/problem.ts";
import type { SubjectRules } from "#platform/subjects/subjects.ts";
import { formatDate } from "#platform/text/dates.ts";
import { presentMessage } from "../present.ts";
import { selectConversation } from "../store/conversations.ts";
import { selectMessage } from "../store/messages.ts";

/** A message as a subject of moderation. Only the participants can report it. */
export const messageSubject: SubjectRules = {
  async find(ctx, id) {
    const message = await selectMessage(ctx, id);
    if (!message?.senderId || !ctx.viewer) return undefined;
    const conversation = await findConversationFor(ctx, message, ctx.viewer.userId);
    if (!conversation) return undefined;
    const { content, createdAt, senderId } = message;
    const label = `Message sent ${formatDate(createdAt)}`;
    return { type: "message", id, ownerId: senderId, label, snapshot: { content, sentAt: createdAt } };
  },

  async getParties(ctx, id) {
    const message = await selectMessage(ctx, id);
    return message?.senderId ? [message.senderId] : [];
  },

  async restrict(tx, id) {
    if (!(await updateVisibility(tx, id))) throw new Problem("conflict", "This message was deleted.");
  },

  async lift(tx, id) {
    const before = await selectMessage(tx, id);
    const after = await updateVisibility(tx, id);
    return before?.isHidden === true && after?.isHidden === false;
  },
};

const findConversationFor = (ctx: Context, { conversationId }: { conversationId: string }, userId: string) =>
  selectConversation(ctx, { id: conversationId, userId });

/** Updates the message's visibility. Participants who have the message on screen see the change at once. */
async function updateVisibility(tx: Transaction, id: string) {
  await updateHidden(tx.db, "message", id);
  const message = await selectMessage(tx, id);
  const conversation = message?.senderId && (await findConversationFor(tx, message, message.senderId));
  if (message && conversation) {
    const people = [conversation.me, conversation.other].flatMap((participant) => participant?.id ?? []);
    const presented = presentMessage(conversation, message);
    tx.afterCommit(() => tx.realtime.emitTo(people, "receive_message", presented));
  }
  return message;
}
