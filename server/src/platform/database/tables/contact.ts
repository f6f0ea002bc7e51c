import type { ContactStatus } from "@vesper/contract/moderation/contact";
import type { Generated } from "kysely";

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: Generated<ContactStatus>;
  createdAt: Date;
  settledAt: Date | null;
}

export interface ContactRepliesTable {
  id: string;
  messageId: string;
  adminId: string | null;
  text: string;
  createdAt: Date;
}
