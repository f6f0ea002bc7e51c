import { AccountStatus, Role } from "@vesper/contract/roles";

export interface UserFilters {
  search: string;
  role?: Role;
  status?: AccountStatus;
  page: number;
}

/** What an address asks for. What it misspells is as if it were not there. */
export function filtersOf(params: URLSearchParams): UserFilters {
  const page = params.get("page") ?? "";
  return {
    search: params.get("search")?.trim() ?? "",
    role: Role.safeParse(params.get("role")).data,
    status: AccountStatus.safeParse(params.get("status")).data,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export type FilterChange = Partial<Record<"search" | "role" | "status", string>>;

/** The address after a change. Another choice starts again on its first page. */
export function withFilters(params: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const isFiltered = ({ search, role, status }: UserFilters) =>
  search !== "" || role !== undefined || status !== undefined;
