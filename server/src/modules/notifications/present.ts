import type { Notification } from "@vesper/contract/notifications";
import type { NotificationRow } from "./store.ts";

export function presentNotification(row: NotificationRow): Notification {
  return {
    _id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    path: row.path,
    createdAt: row.createdAt.toISOString(),
  };
}
