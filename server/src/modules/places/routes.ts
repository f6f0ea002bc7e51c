import * as contract from "@vesper/contract/profiles/places";
import { serve, type App } from "#platform/http/serve.ts";
import { completePlace } from "./service.ts";

export function placeRoutes(app: App) {
  serve(app, contract.completePlace, async (ctx, { query }) => ({
    data: (await completePlace(ctx, query.q)).map(({ name, country, lat, lon }) => ({
      city: name,
      country,
      lat,
      lon,
    })),
  }));
}
