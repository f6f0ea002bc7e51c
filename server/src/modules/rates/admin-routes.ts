import * as contract from "@vesper/contract/profiles/rates";
import { answeringAll } from "#platform/http/answers.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentRate } from "./present.ts";
import { listRates, updateRates } from "./service.ts";

export function rateAdminRoutes(app: App) {
  const all = answeringAll(presentRate);

  serve(app, contract.listRates, (ctx) => all(listRates(ctx)));
  serve(app, contract.updateRates, (ctx, { body }) => all(updateRates(ctx, body.rates)));
}
