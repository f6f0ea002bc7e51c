import type { Conversation, Message } from "@vesper/contract/chat/chat";
import type { Context } from "#platform/context.ts";
import { presentConversation, toOtherView } from "../present.ts";
import type { ConversationRow } from "../store/conversations.ts";

interface Sent {
  message: Message;
  conversation: Conversation;
}

/** Emits a sent message to all tabs of both, except the sending one, which gets it in the acknowledgement. */
export function emitMessage(
  { realtime, caller }: Context,
  row: ConversationRow,
  { message, conversation }: Sent,
): void {
  if (row.other) {
    realtime.emitMessage(row.other.id, { message, conversation: presentConversation(toOtherView(row)) });
  }
  if (row.me) realtime.emitMessage(row.me.id, { message, conversation }, { except: caller.requestId });
}
