import * as contract from "@vesper/contract/profiles/tours";
import { answering, answeringAll, answerRemoved } from "#platform/http/answers.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentTour } from "./present.ts";
import * as tours from "./service/tours.ts";

/** Endpoints for an escort's own tours. */
export function tourRoutes(app: App) {
  const [one, all] = [answering(presentTour), answeringAll(presentTour)];

  serve(app, contract.listOwnTours, (ctx) => all(tours.listOwnTours(ctx)));
  serve(app, contract.createTour, (ctx, { body }) => one(tours.createTour(ctx, body)));
  serve(app, contract.updateTour, (ctx, { params, body }) => one(tours.updateTour(ctx, params.id, body)));
  serve(app, contract.deleteTour, (ctx, { params: { id } }) => answerRemoved(id, tours.deleteTour(ctx, id)));
}
