import type { Conversation } from "@vesper/contract/chat/chat";
import type { Context } from "#platform/context.ts";
import { presentConversation } from "../present.ts";
import type { ConversationRow } from "../store/conversations.ts";

/** Emits the conversation to all tabs of the person from whose side it was read. */
export function emitConversation({ realtime }: Context, conversation: ConversationRow): void {
  if (conversation.me) {
    realtime.emitTo([conversation.me.id], "conversation_updated", presentConversation(conversation));
  }
}

/** Emits to all tabs except the calling one, which gets the conversation in its response. */
export function emitToOtherTabs({ realtime, caller }: Context, conversation: ConversationRow): Conversation {
  const presented = presentConversation(conversation);
  if (conversation.me) {
    realtime.emitTo([conversation.me.id], "conversation_updated", presented, { except: caller.requestId });
  }
  return presented;
}
