import * as contract from "@vesper/contract/tours";
import { serve, type App } from "#platform/http/serve.ts";
import { presentTour } from "./present.ts";
import * as tours from "./service/tours.ts";

/** Where an escort goes. */
export function tourRoutes(app: App) {
  serve(app, contract.listOwnTours, async (ctx) => ({
    data: (await tours.listOwnTours(ctx)).map(presentTour),
  }));
  serve(app, contract.createTour, async (ctx, { body }) => ({
    data: presentTour(await tours.createTour(ctx, body)),
  }));
  serve(app, contract.updateTour, async (ctx, { params, body }) => ({
    data: presentTour(await tours.updateTour(ctx, params.id, body)),
  }));
  serve(app, contract.deleteTour, async (ctx, { params }) => ({
    data: { _id: await tours.deleteTour(ctx, params.id) },
  }));
}
