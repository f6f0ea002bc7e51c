import { listPublicRates } from "@vesper/contract/profiles/rates";
import { serveFromReplica, type App } from "#platform/http/serve.ts";
import { presentPublicRate } from "./present.ts";
import { listRates } from "./service.ts";

export function rateRoutes(app: App) {
  serveFromReplica(app, listPublicRates, async (ctx) => ({
    data: (await listRates(ctx)).map(presentPublicRate),
  }));
}
