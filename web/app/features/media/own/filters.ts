import { MediaStatus, MediaType } from "@vesper/contract/media/media";
import type { OwnMediaFilters } from "../queries.ts";

/** What an address asks for. What it misspells is as if it were not there. */
export const parseFilters = (params: URLSearchParams): OwnMediaFilters => ({
  status: MediaStatus.safeParse(params.get("status")).data,
  mediaType: MediaType.safeParse(params.get("type")).data,
});

export const isFiltered = ({ status, mediaType }: OwnMediaFilters) =>
  status !== undefined || mediaType !== undefined;
