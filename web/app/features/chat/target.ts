import type { Conversation, Participant } from "@vesper/contract/chat/chat";

type Recipient = Pick<Participant, "_id" | "slug" | "avatar"> & { name: string; isOnline: boolean };

/** Target of a chat: the owner of a profile page, or an existing conversation. */
export type ChatTarget = { recipient: Recipient } | { conversationId: string; known?: Conversation };

export const getTargetId = (target: ChatTarget) =>
  "recipient" in target ? target.recipient._id : target.conversationId;

/** Returns the other participant, or undefined once their account is erased. */
export const findOtherParticipant = (
  { participants }: Conversation,
  userId: string,
): Participant | undefined => participants.find(({ _id }) => _id !== userId);
