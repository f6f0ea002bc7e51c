import { readItem, removeItem, writeItem } from "#web/session/browser-storage.ts";

const storageKey = "recentSearches";
const maxSearches = 5;

export interface RecentSearch {
  label: string;
  /** Path of the results. */
  path: string;
}

const isSearch = (value: unknown): value is RecentSearch =>
  typeof value === "object" &&
  value !== null &&
  "label" in value &&
  typeof value.label === "string" &&
  "path" in value &&
  typeof value.path === "string" &&
  value.path.startsWith("/search?");

/** Lists the last searches on this device, the newest first. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(readItem(storageKey) ?? "[]");
    return Array.isArray(value) ? value.filter(isSearch) : [];
  } catch {
    return [];
  }
}

/** Puts a search first; an earlier one with the same path moves up. */
export function rememberSearch(search: RecentSearch) {
  const others = readRecentSearches().filter(({ path }) => path !== search.path);
  writeItem(storageKey, JSON.stringify([search, ...others].slice(0, maxSearches)));
}

export const forgetSearches = () => removeItem(storageKey);
