import type { Generated, GeneratedAlways } from "kysely";

export interface ConversationsTable {
  id: string;
  firstId: string | null;
  secondId: string | null;
  startedById: string | null;
  lastSequence: Generated<number>;
  /** Whether it has no message. */
  isUnwritten: GeneratedAlways<boolean>;
  unanswered: Generated<number>;
  acceptedAt: Date | null;
  declinedAt: Date | null;
  sealingKey: Generated<Buffer | null>;
  createdAt: Date;
}

export interface ConversationMembersTable {
  conversationId: string;
  userId: string;
  otherId: string | null;
  readSequence: Generated<number>;
  unread: Generated<number>;
  unreadSince: Date | null;
  mailedAt: Date | null;
  updatedAt: Date;
}

export interface MessagesTable {
  conversationId: string;
  sequence: number;
  id: string;
  senderId: string | null;
  clientId: string | null;
  /** Empty if sealed. */
  content: string;
  contentSealed: Generated<Buffer | null>;
  isHidden: Generated<boolean>;
  createdAt: Date;
}
