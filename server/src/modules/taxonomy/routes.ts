import * as contract from "@vesper/contract/taxonomy";
import { serveVisitors, type App } from "#platform/http/serve.ts";
import { presentCategory, presentTag } from "./present.ts";
import { listCategories } from "./service/categories.ts";
import { listTags } from "./service/tags.ts";

/** What profiles are found by. */
export function taxonomyRoutes(app: App) {
  serveVisitors(app, contract.listCategories, async (ctx) => ({
    data: (await listCategories(ctx)).map(presentCategory),
  }));

  serveVisitors(app, contract.listTags, async (ctx) => ({ data: (await listTags(ctx)).map(presentTag) }));
}
