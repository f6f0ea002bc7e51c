import * as contract from "@vesper/contract/webhooks/webhooks";
import type { Context } from "#platform/context.ts";
import { answering, answerRemoved } from "#platform/http/answers.ts";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentDelivery, presentWebhook, presentWithSecret } from "./present.ts";
import { listDeliveries, redeliver, sendTest } from "./service/deliveries.ts";
import * as service from "./service/webhooks.ts";

const one = async (ctx: Context, webhook: ReturnType<typeof service.getWebhook>) => ({
  data: presentWebhook(await webhook, ctx.clock.now()),
});
const oneWithSecret = async (ctx: Context, made: Promise<service.WithSecret>) => ({
  data: presentWithSecret(await made, ctx.clock.now()),
});

export function webhookAdminRoutes(app: App) {
  serve(app, contract.listWebhooks, async (ctx) => {
    const webhooks = await service.listWebhooks(ctx);
    return { data: webhooks.map((webhook) => presentWebhook(webhook, ctx.clock.now())) };
  });

  serve(app, contract.getWebhook, (ctx, { params }) => one(ctx, service.getWebhook(ctx, params.id)));
  serve(app, contract.createWebhook, (ctx, { body }) => oneWithSecret(ctx, service.createWebhook(ctx, body)));
  serve(app, contract.updateWebhook, (ctx, { params, body }) =>
    one(ctx, service.updateWebhook(ctx, params.id, body)),
  );

  serve(app, contract.enableWebhook, (ctx, { params }) => one(ctx, service.enableWebhook(ctx, params.id)));
  serve(app, contract.disableWebhook, (ctx, { params }) => one(ctx, service.disableWebhook(ctx, params.id)));
  serve(app, contract.rotateWebhookSecret, (ctx, { params }) =>
    oneWithSecret(ctx, service.rotateSecret(ctx, params.id)),
  );
  serve(app, contract.deleteWebhook, (ctx, { params }) =>
    answerRemoved(params.id, service.removeWebhook(ctx, params.id)),
  );
}

export function deliveryAdminRoutes(app: App) {
  const delivery = answering(presentDelivery);
  serve(app, contract.testWebhook, (ctx, { params }) => delivery(sendTest(ctx, params.id)));
  serve(app, contract.listDeliveries, async (ctx, { params, query }) =>
    toAdminPage(query, await listDeliveries(ctx, { ...query, webhookId: params.id }), presentDelivery),
  );

  serve(app, contract.redeliver, (ctx, { params }) => delivery(redeliver(ctx, params.id, params.deliveryId)));
}
