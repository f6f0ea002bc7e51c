import { AccountStatus, Role } from "@vesper/contract/accounts/roles";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";

export interface UserFilters {
  search: string;
  role?: Role;
  status?: AccountStatus;
  page: number;
}

/** Reads the filters from the URL; unknown values are ignored. */
export const parseFilters = (params: URLSearchParams): UserFilters => ({
  search: params.get("search")?.trim() ?? "",
  role: Role.safeParse(params.get("role")).data,
  status: AccountStatus.safeParse(params.get("status")).data,
  page: getPageNumber(params),
});

export const isFiltered = ({ search, role, status }: UserFilters) =>
  search !== "" || role !== undefined || status !== undefined;
