import * as contract from "@vesper/contract/profiles/house-rules";
import { answering } from "#platform/http/answers.ts";
import { serve, serveVisitors, type App } from "#platform/http/serve.ts";
import { presentHouseRules } from "./present.ts";
import * as houseRules from "./service.ts";

export function houseRuleRoutes(app: App) {
  const answer = answering(presentHouseRules);

  serveVisitors(app, contract.getHouseRules, (ctx, { params }) =>
    answer(houseRules.getHouseRules(ctx, params.id)),
  );
  serve(app, contract.getOwnHouseRules, (ctx) => answer(houseRules.getOwnHouseRules(ctx)));
  serve(app, contract.writeHouseRules, (ctx, { body }) =>
    answer(houseRules.writeHouseRules(ctx, body.rules)),
  );
}
