import type { NotificationKind } from "@vesper/contract/chat/notifications";

export interface NotificationsTable {
  id: string;
  userId: string;
  kind: NotificationKind;
  title: string;
  text: string;
  path: string;
  about: string | null;
  createdAt: Date;
  clearedAt: Date | null;
  mailedAt: Date | null;
}

export interface PushSubscriptionsTable {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}
