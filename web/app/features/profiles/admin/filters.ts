import { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { pageOf } from "#web/ui/data/page-numbers.ts";

type Flag = "true" | "false";

export interface ProfileFilters {
  search: string;
  status?: ProfileStatus;
  isVerified?: Flag;
  isPaid?: Flag;
  page: number;
}

const flagOf = (value: string | null): Flag | undefined =>
  value === "true" || value === "false" ? value : undefined;

/** What an address asks for. What it misspells is as if it were not there. */
export const filtersOf = (params: URLSearchParams): ProfileFilters => ({
  search: params.get("search")?.trim() ?? "",
  status: ProfileStatus.safeParse(params.get("status")).data,
  isVerified: flagOf(params.get("isVerified")),
  isPaid: flagOf(params.get("isPaid")),
  page: pageOf(params),
});

export const isFiltered = ({ search, status, isVerified, isPaid }: ProfileFilters) =>
  search !== "" || status !== undefined || isVerified !== undefined || isPaid !== undefined;
