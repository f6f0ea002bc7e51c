import * as contract from "@vesper/contract/profiles/cities";
import type { ProfileCard } from "@vesper/contract/profiles/directory";
import type { Context } from "#platform/context.ts";
import { toPageMeta } from "#platform/http/page-meta.ts";
import { serveFromReplica, type App } from "#platform/http/serve.ts";
import { getCardSnapshot } from "./card-snapshot.ts";
import { presentSearchHit } from "./present-card.ts";
import { presentArrivals, presentCity, presentCityCount } from "./present-city.ts";
import { listArrivalsNear } from "./service/cities/arrivals.ts";
import { getCity, listCityProfiles } from "./service/cities/cities.ts";
import { listCities } from "./service/cities/city-counts.ts";
import { listShownCards } from "./service/directory.ts";

/** Presents the cards of a cached list with every request: availability and presence change by the minute. */
async function readCards(ctx: Context, ids: readonly string[]): Promise<Map<string, ProfileCard>> {
  const cards = await listShownCards(ctx, [...new Set(ids)]);
  return new Map(cards.map((card) => [card._id, card]));
}

/** Public endpoints for city pages and for people who arrive near a place. */
export function cityRoutes(app: App) {
  serveFromReplica(app, contract.listCities, async (ctx) => ({
    data: (await listCities(ctx)).map(presentCityCount),
  }));

  serveFromReplica(app, contract.getCity, async (ctx, { params }) => {
    const city = await getCity(ctx, params.slug);
    const ids = [...city.newcomers.map(({ id }) => id), ...city.arrivals.map(({ profileId }) => profileId)];
    return { data: presentCity(city, await readCards(ctx, ids)) };
  });

  serveFromReplica(app, contract.listCityProfiles, async (ctx, { params, query }) => {
    const { rows, total, ...answer } = await listCityProfiles(ctx, params.slug, query);
    const snapshot = await getCardSnapshot(ctx);
    return {
      data: rows.map((row) => presentSearchHit(row, snapshot, undefined)),
      meta: { ...toPageMeta(query, total), ...answer },
    };
  });

  serveFromReplica(app, contract.listArrivals, async (ctx, { query }) => {
    const { city, arrivals } = await listArrivalsNear(ctx, query);
    const cards = await readCards(
      ctx,
      arrivals.map(({ profileId }) => profileId),
    );
    return { data: { city, arrivals: presentArrivals(arrivals, cards) } };
  });
}
