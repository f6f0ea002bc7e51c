import { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";

type Flag = "true" | "false";

export interface ProfileFilters {
  search: string;
  status?: ProfileStatus;
  isVerified?: Flag;
  isPaid?: Flag;
  page: number;
}

const parseFlag = (value: string | null): Flag | undefined =>
  value === "true" || value === "false" ? value : undefined;

/** Parses the filters from the URL; invalid values are ignored. */
export const parseFilters = (params: URLSearchParams): ProfileFilters => ({
  search: params.get("search")?.trim() ?? "",
  status: ProfileStatus.safeParse(params.get("status")).data,
  isVerified: parseFlag(params.get("isVerified")),
  isPaid: parseFlag(params.get("isPaid")),
  page: getPageNumber(params),
});

export const isFiltered = ({ search, status, isVerified, isPaid }: ProfileFilters) =>
  search !== "" || status !== undefined || isVerified !== undefined || isPaid !== undefined;
