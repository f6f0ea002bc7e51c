import * as contract from "@vesper/contract/profiles/places";
import { serve, type App } from "#platform/http/serve.ts";
import { suggestPlaces } from "./service.ts";

export function placeRoutes(app: App) {
  serve(app, contract.suggestPlaces, async (ctx, { query }) => ({
    data: (await suggestPlaces(ctx, query.q)).map(({ name, country, lat, lon }) => ({
      city: name,
      country,
      lat,
      lon,
    })),
  }));
}
