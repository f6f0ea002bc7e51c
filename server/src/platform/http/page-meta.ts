import type { AdminPagination, PageMeta } from "@vesper/contract/core/envelope";

interface Window {
  page: number;
  limit: number;
}

export const pageMeta = ({ page, limit }: Window, total: number): PageMeta => ({
  total,
  page,
  limit,
  totalPages: Math.ceil(total / limit),
});

export const adminPagination = ({ page, limit }: Window, total: number): AdminPagination => ({
  page,
  limit,
  pages: Math.ceil(total / limit),
  total,
});

/** The answer of a list. */
export const answerPage = async <Row, Item>(
  query: Window,
  page: Promise<{ rows: readonly Row[]; total: number }>,
  present: (row: Row) => Item,
) => {
  const { rows, total } = await page;
  return { data: rows.map((row) => present(row)), meta: pageMeta(query, total) };
};

/** The answer of an admin list. */
export const adminPage = <Row, Item>(
  query: Window,
  { rows, total }: { rows: readonly Row[]; total: number },
  present: (row: Row) => Item,
) => ({ data: rows.map((row) => present(row)), pagination: adminPagination(query, total) });

export const offsetOf = ({ page, limit }: Window) => (page - 1) * limit;
