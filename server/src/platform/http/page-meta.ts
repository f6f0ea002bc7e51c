import type { AdminPagination, PageMeta } from "@vesper/contract/core/envelope";

interface PageQuery {
  page: number;
  limit: number;
}

export const toPageMeta = ({ page, limit }: PageQuery, total: number): PageMeta => ({
  total,
  page,
  limit,
  totalPages: Math.ceil(total / limit),
});

export const toAdminPagination = ({ page, limit }: PageQuery, total: number): AdminPagination => ({
  page,
  limit,
  pages: Math.ceil(total / limit),
  total,
});

/** Builds the response for a paginated list. */
export const answerPage = async <Row, Item>(
  query: PageQuery,
  page: Promise<{ rows: readonly Row[]; total: number }>,
  present: (row: Row) => Item,
) => {
  const { rows, total } = await page;
  return { data: rows.map((row) => present(row)), meta: toPageMeta(query, total) };
};

/** Builds the response for an admin list. */
export const toAdminPage = <Row, Item>(
  query: PageQuery,
  { rows, total }: { rows: readonly Row[]; total: number },
  present: (row: Row) => Item,
) => ({ data: rows.map((row) => present(row)), pagination: toAdminPagination(query, total) });

export const toOffset = ({ page, limit }: PageQuery) => (page - 1) * limit;
