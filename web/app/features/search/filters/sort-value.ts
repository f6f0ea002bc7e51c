/** Splits a menu value into the parameters that the URL has. */
export function parseSortValue(value: string): { sortBy: string; sortOrder: string } {
  const [sortBy = "", sortOrder = ""] = value.split(" ");
  return { sortBy, sortOrder };
}
