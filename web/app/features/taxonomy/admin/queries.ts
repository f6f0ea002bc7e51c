import { queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/limits";
import { adminListCategories, adminListTags } from "@vesper/contract/taxonomy";
import { api } from "#web/session/api.ts";
import { allPages } from "./all-pages.ts";

export const categoriesKey = ["admin", "categories"] as const;
export const tagsKey = ["admin", "tags"] as const;

const windowOf = (page: number) => ({ page: String(page), limit: String(limits.list.max) });

/** All of them: parents are chosen from the whole list, and a taken name is found in it. */
export const categoriesQuery = queryOptions({
  queryKey: categoriesKey,
  queryFn: () => allPages((page) => api.call(adminListCategories, { query: windowOf(page) })),
});

export const tagsQuery = queryOptions({
  queryKey: tagsKey,
  queryFn: () => allPages((page) => api.call(adminListTags, { query: windowOf(page) })),
});
