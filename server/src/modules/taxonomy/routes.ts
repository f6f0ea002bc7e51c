import * as contract from "@vesper/contract/profiles/taxonomy";
import { answering, answeringAll, answerRemoved } from "#platform/http/answers.ts";
import { toAdminPage, toOffset } from "#platform/http/page-meta.ts";
import { serve, serveFromReplica, type App } from "#platform/http/serve.ts";
import { presentCategory, presentTag } from "./present.ts";
import { categories, tags } from "./service/terms.ts";

const toWindow = (query: { page: number; limit: number }) => ({
  limit: query.limit,
  offset: toOffset(query),
});

/** Public endpoints for the categories that profiles are found by. */
export function categoryRoutes(app: App) {
  const one = answering(presentCategory);
  const all = answeringAll(presentCategory);

  serveFromReplica(app, contract.listCategories, (ctx) => all(categories.list(ctx)));
  serve(app, contract.adminListCategories, async (ctx, { query }) =>
    toAdminPage(query, await categories.listAll(ctx, toWindow(query)), presentCategory),
  );
  serve(app, contract.createCategory, (ctx, { body }) => one(categories.create(ctx, body)));
  serve(app, contract.updateCategory, (ctx, { params: { id }, body }) =>
    one(categories.update(ctx, id, body)),
  );
  serve(app, contract.deleteCategory, (ctx, { params: { id }, query }) =>
    answerRemoved(id, categories.delete(ctx, id, query)),
  );
}

export function tagRoutes(app: App) {
  const one = answering(presentTag);
  const all = answeringAll(presentTag);

  serveFromReplica(app, contract.listTags, (ctx) => all(tags.list(ctx)));
  serve(app, contract.adminListTags, async (ctx, { query }) =>
    toAdminPage(query, await tags.listAll(ctx, toWindow(query)), presentTag),
  );
  serve(app, contract.createTag, (ctx, { body }) => one(tags.create(ctx, body)));
  serve(app, contract.updateTag, (ctx, { params: { id }, body }) => one(tags.update(ctx, id, body)));
  serve(app, contract.deleteTag, (ctx, { params: { id }, query }) =>
    answerRemoved(id, tags.delete(ctx, id, query)),
  );
}
