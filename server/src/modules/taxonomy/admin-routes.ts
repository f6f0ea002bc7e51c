import * as contract from "@vesper/contract/taxonomy";
import { adminPagination, offsetOf } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentCategory, presentTag } from "./present.ts";
import { categories, listAllCategories } from "./service/categories.ts";
import { listAllTags, tags } from "./service/tags.ts";

export function categoryAdminRoutes(app: App) {
  serve(app, contract.adminListCategories, async (ctx, { query }) => {
    const { rows, total } = await listAllCategories(ctx, { limit: query.limit, offset: offsetOf(query) });
    return { data: rows.map(presentCategory), pagination: adminPagination(query, total) };
  });

  serve(app, contract.createCategory, async (ctx, { body }) => ({
    data: presentCategory(await categories.create(ctx, body)),
  }));

  serve(app, contract.updateCategory, async (ctx, { params, body }) => ({
    data: presentCategory(await categories.update(ctx, params.id, body)),
  }));

  serve(app, contract.deleteCategory, async (ctx, { params, query }) => {
    await categories.delete(ctx, params.id, query);
    return { data: { _id: params.id } };
  });
}

export function tagAdminRoutes(app: App) {
  serve(app, contract.adminListTags, async (ctx, { query }) => {
    const { rows, total } = await listAllTags(ctx, { limit: query.limit, offset: offsetOf(query) });
    return { data: rows.map(presentTag), pagination: adminPagination(query, total) };
  });

  serve(app, contract.createTag, async (ctx, { body }) => ({
    data: presentTag(await tags.create(ctx, body)),
  }));

  serve(app, contract.updateTag, async (ctx, { params, body }) => ({
    data: presentTag(await tags.update(ctx, params.id, body)),
  }));

  serve(app, contract.deleteTag, async (ctx, { params, query }) => {
    await tags.delete(ctx, params.id, query);
    return { data: { _id: params.id } };
  });
}
