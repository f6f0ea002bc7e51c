import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";

export const NotificationKind = z.enum(["decision", "report", "account", "message", "review"]);
export type NotificationKind = z.output<typeof NotificationKind>;

export const Notification = z.object({
  _id: z.uuid(),
  kind: NotificationKind,
  title: z.string(),
  text: z.string(),
  /** Path on this site that the notification links to. */
  path: z.string(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.output<typeof Notification>;

export const listNotifications = member.get(
  "/notifications",
  "List the 50 newest notifications since you last cleared the list, with the total number",
  { response: z.object({ data: z.array(Notification), meta: z.object({ unread: z.int() }) }) },
);

export const clearNotifications = member.post(
  "/notifications/clear",
  "Clear the given notifications, or all of them",
  {
    body: z.object({ ids: z.array(z.uuid()).min(1).max(limits.notifications.kept).optional() }).default({}),
    response: one(z.object({ cleared: z.int() })),
  },
);
