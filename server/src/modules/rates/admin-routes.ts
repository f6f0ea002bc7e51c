import * as contract from "@vesper/contract/rates";
import { serve, type App } from "#platform/http/serve.ts";
import { presentRate } from "./present.ts";
import { listRates, updateRates } from "./service.ts";

export function rateAdminRoutes(app: App) {
  serve(app, contract.listRates, async (ctx) => ({ data: (await listRates(ctx)).map(presentRate) }));

  serve(app, contract.updateRates, async (ctx, { body }) => ({
    data: (await updateRates(ctx, body.rates)).map(presentRate),
  }));
}
