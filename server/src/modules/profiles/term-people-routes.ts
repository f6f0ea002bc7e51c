import * as contract from "@vesper/contract/profiles/term-people";
import { serveFromReplica, type App } from "#platform/http/serve.ts";
import { presentTermPeople } from "./present-term-people.ts";
import { listTermPeople } from "./service/term-people.ts";

/** Public endpoint for the people shown with categories and tags. */
export function termPeopleRoutes(app: App) {
  serveFromReplica(app, contract.listTermPeople, async (ctx, { params }) => ({
    data: presentTermPeople(await listTermPeople(ctx, params.kind)),
  }));
}
