import type { Notification } from "@vesper/contract/chat/notifications";
import type { NotificationRow } from "./store/notifications.ts";

type NotificationFields = Pick<NotificationRow, "id" | "kind" | "title" | "text" | "path" | "createdAt">;

export function presentNotification(row: NotificationFields): Notification {
  return {
    _id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    path: row.path,
    createdAt: row.createdAt.toISOString(),
  };
}
