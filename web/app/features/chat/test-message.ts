import type { Message } from "@vesper/contract/chat/chat";
import type { PublicName } from "@vesper/contract/accounts/person";

export const createTestMessage = (sequence: number, changes: Partial<Message> = {}): Message => ({
  _id: `message-${sequence}`,
  conversationId: "with-vera",
  sequence,
  sender: { _id: "vera", name: "Vera" as PublicName, avatar: null },
  content: `number ${sequence}`,
  isRemoved: false,
  clientId: null,
  createdAt: "2026-11-15T18:30:00.000Z",
  ...changes,
});
