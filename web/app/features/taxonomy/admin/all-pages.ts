import type { AdminPagination } from "@vesper/contract/envelope";

interface AdminPage<Item> {
  data: Item[];
  pagination: AdminPagination;
}

/** Every item of a numbered list, page after page. */
export async function allPages<Item>(load: (page: number) => Promise<AdminPage<Item>>): Promise<Item[]> {
  const { data, pagination } = await load(1);
  const later = Array.from({ length: Math.max(0, pagination.pages - 1) }, (_, index) => load(index + 2));
  const pages = await Promise.all(later);
  return [data, ...pages.map((page) => page.data)].flat();
}
