import type { Conversation, Participant } from "@vesper/contract/chat/chat";

type Recipient = Pick<Participant, "_id" | "slug" | "avatar"> & { name: string; isOnline: boolean };

/** Whom one talks to: somebody whose page one is on, or a conversation that exists. */
export type ChatTarget = { recipient: Recipient } | { conversationId: string; known?: Conversation };

export const getTargetId = (target: ChatTarget) =>
  "recipient" in target ? target.recipient._id : target.conversationId;

/** The other one. Nobody, once their account is erased. */
export const findOtherParticipant = (
  { participants }: Conversation,
  userId: string,
): Participant | undefined => participants.find(({ _id }) => _id !== userId);
