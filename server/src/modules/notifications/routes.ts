import * as contract from "@vesper/contract/chat/notifications";
import { serve, type App } from "#platform/http/serve.ts";
import { presentNotification } from "./present.ts";
import { clearNotifications, listNotifications } from "./service/notifications.ts";

/** Endpoints to list and clear a person's notifications. */
export function notificationRoutes(app: App) {
  serve(app, contract.listNotifications, async (ctx) => {
    const { notifications, unread } = await listNotifications(ctx);
    return { data: notifications.map(presentNotification), meta: { unread } };
  });

  serve(app, contract.clearNotifications, async (ctx, { body }) => ({
    data: { cleared: await clearNotifications(ctx, body.ids) },
  }));
}
