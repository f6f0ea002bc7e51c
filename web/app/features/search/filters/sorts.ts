import type { Filters } from "./filters.ts";

export interface SortOption {
  /** `sortBy` and `sortOrder`, separated by a space; empty for the default of the list. */
  value: string;
  label: string;
}

const commonSorts: readonly SortOption[] = [
  { value: "createdAt asc", label: "Oldest First" },
  { value: "rateOutcall asc", label: "Outcall rate: low to high" },
  { value: "rateOutcall desc", label: "Outcall rate: high to low" },
  { value: "rateIncall asc", label: "Incall rate: low to high" },
  { value: "rateIncall desc", label: "Incall rate: high to low" },
  { value: "age asc", label: "Age: low to high" },
  { value: "age desc", label: "Age: high to low" },
  { value: "name asc", label: "Name A–Z" },
  { value: "name desc", label: "Name Z–A" },
];

/** Only offered while a URL asks for them. */
const rareSorts: readonly SortOption[] = [
  { value: "location asc", label: "Nearest" },
  { value: "location desc", label: "Farthest" },
  { value: "relevance", label: "Best match" },
];

/** Category and tag pages list the newest first. */
export const listSorts: readonly SortOption[] = [{ value: "", label: "Newest First" }, ...commonSorts];

function getDefaultSortLabel({ near, q }: Filters): string {
  if (near) return "Nearest";
  return q ? "Best match" : "Fair rotation";
}

const isRotated = ({ near, q }: Filters) => !near && !q;

/**
 * The default of a search depends on its filters: nearest with a place, best match with a text, otherwise the
 * rotation.
 */
export const getSearchSorts = (filters: Filters): SortOption[] => [
  { value: "", label: getDefaultSortLabel(filters) },
  ...(isRotated(filters) ? [{ value: "location", label: "City A–Z" }] : []),
  // Text in a certain place: nearest first, but the best match can be asked for.
  ...(filters["near"] && filters["q"] ? [{ value: "relevance", label: "Best match" }] : []),
  { value: "createdAt", label: "Newest First" },
  ...commonSorts,
];

/** Returns the menu's value for the sort in the URL. The newest come first by default, so that direction is left out. */
export function toSortValue(filters: Filters): string {
  const { sortBy = "", sortOrder = "" } = filters;
  if (sortBy === "createdAt" && sortOrder !== "asc") return "createdAt";
  if (sortBy === "location" && sortOrder === "" && !isRotated(filters)) return "";
  return `${sortBy} ${sortOrder}`.trim();
}

/** Adds the sort of the URL to the menu if the menu does not offer it. */
export function withCurrentSort(sorts: readonly SortOption[], filters: Filters): readonly SortOption[] {
  const value = toSortValue(filters);
  const isDefault = value === "createdAt" && !sorts.some((sort) => sort.value === value);
  if (isDefault || sorts.some((sort) => sort.value === value)) return sorts;
  const known = rareSorts.find((sort) => sort.value === value);
  return [...sorts, known ?? { value, label: "Custom order" }];
}
