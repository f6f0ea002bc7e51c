/** Returns the number in `?page=`; 1 if missing or invalid. */
export function getPageNumber(params: URLSearchParams): number {
  const given = params.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}

/** Returns the page numbers to link: first, last and those around the current one; null marks a gap. */
export function getPageWindow(page: number, totalPages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
  const numbers = [...new Set(near)].toSorted((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
