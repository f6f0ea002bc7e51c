import type { Conversation } from "@vesper/contract/chat/chat";
import type { Context } from "#platform/context.ts";
import { presentConversation } from "../present.ts";
import type { ConversationRow } from "../store/conversations.ts";

/** Every tab of the person whose view this is learns how the conversation stands. */
export function emitConversation({ realtime }: Context, conversation: ConversationRow): void {
  if (conversation.me) {
    realtime.emitTo([conversation.me.id], "conversation_updated", presentConversation(conversation));
  }
}

/** The same but for the tab that asks: it has the conversation with its answer. */
export function emitToOtherTabs({ realtime, caller }: Context, conversation: ConversationRow): Conversation {
  const presented = presentConversation(conversation);
  if (conversation.me) {
    realtime.emitTo([conversation.me.id], "conversation_updated", presented, { except: caller.requestId });
  }
  return presented;
}
