import type { Context } from "#platform/context.ts";
import { presentConversation } from "../present.ts";
import type { ConversationRow } from "../store/conversations.ts";

/** Emits the conversation to all tabs of the person from whose side it was read. */
export function emitConversation({ realtime }: Context, conversation: ConversationRow): void {
  if (conversation.me) {
    realtime.emitTo([conversation.me.id], "conversation_updated", presentConversation(conversation));
  }
}
