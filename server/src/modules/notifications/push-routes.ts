import * as contract from "@vesper/contract/chat/push";
import { serve, type App } from "#platform/http/serve.ts";
import * as push from "./service/push.ts";

export function pushRoutes(app: App) {
  serve(app, contract.getPushKey, async (ctx) => ({
    data: { key: push.getPushKey(ctx), isSubscribed: await push.isSubscribed(ctx) },
  }));

  serve(app, contract.subscribePush, async (ctx, { body }) => {
    await push.subscribe(ctx, body);
    return { message: "This browser will notify you of new messages." };
  });

  serve(app, contract.unsubscribePush, async (ctx, { body }) => {
    await push.unsubscribe(ctx, body.endpoint);
    return { message: "This browser will no longer notify you." };
  });
}
