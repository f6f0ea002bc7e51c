import type { ContactItem, ContactMessage, ContactReply } from "@vesper/contract/moderation/contact";
import { toExcerpt } from "@vesper/contract/core/excerpt";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { OpenMessage } from "./service/inbox.ts";
import type { MessageRow, ReplyRow } from "./store.ts";

export const presentItem = (row: MessageRow): ContactItem => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  excerpt: toExcerpt(row.message),
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

const presentReply = (row: ReplyRow): ContactReply => ({
  _id: row.id,
  text: row.text,
  by: row.adminId
    ? { _id: row.adminId, name: toNameForStaff(row.adminName) ?? "", avatar: row.adminAvatar }
    : null,
  createdAt: row.createdAt.toISOString(),
});

export const presentMessage = ({ message, replies }: OpenMessage): ContactMessage => ({
  ...presentItem(message),
  message: message.message,
  replies: replies.map(presentReply),
});
