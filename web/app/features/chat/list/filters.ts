import { limits } from "@vesper/contract/limits";

export type View = "conversations" | "requests";

export interface Filters {
  view: View;
  /** A part of the other's name. */
  q: string;
}

export const filtersOf = (params: URLSearchParams): Filters => ({
  view: params.get("view") === "requests" ? "requests" : "conversations",
  q: (params.get("q") ?? "").trim().slice(0, limits.search.query),
});

/** The address with some of its words changed; empty ones go. What else it says stays. */
export function withParams(params: URLSearchParams, changes: Record<string, string | undefined>) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
