import { limits } from "@vesper/contract/core/limits";
import {
  adminListCategories,
  adminListTags,
  type Category,
  type Tag,
} from "@vesper/contract/profiles/taxonomy";
import { adminListServices, type Service } from "@vesper/contract/profiles/services";
import { api } from "#web/session/api.ts";
import type { TermQuery } from "./term.ts";
import type { AdminPagination } from "@vesper/contract/core/envelope";

const toPageQuery = (page: number) => ({ page: String(page), limit: String(limits.list.max) });

/** Loads all categories: the parent select and the check for taken names need the whole list. */
export const categoriesQuery: TermQuery<Category> = {
  queryKey: ["admin", "categories"],
  queryFn: () => loadAllPages((page) => api.call(adminListCategories, { query: toPageQuery(page) })),
};

export const tagsQuery: TermQuery<Tag> = {
  queryKey: ["admin", "tags"],
  queryFn: () => loadAllPages((page) => api.call(adminListTags, { query: toPageQuery(page) })),
};

export const servicesQuery: TermQuery<Service> = {
  queryKey: ["admin", "services"],
  queryFn: () => loadAllPages((page) => api.call(adminListServices, { query: toPageQuery(page) })),
};

interface AdminPage<Item> {
  data: Item[];
  pagination: AdminPagination;
}

/** Loads every page of a paginated list. */
async function loadAllPages<Item>(load: (page: number) => Promise<AdminPage<Item>>): Promise<Item[]> {
  const { data, pagination } = await load(1);
  const later = Array.from({ length: Math.max(0, pagination.pages - 1) }, (_, index) => load(index + 2));
  const pages = await Promise.all(later);
  return [data, ...pages.map((page) => page.data)].flat();
}
