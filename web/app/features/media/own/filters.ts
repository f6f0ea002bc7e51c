import { MediaStatus, MediaType } from "@vesper/contract/media/media";
import type { OwnMediaFilters } from "../queries.ts";

/** Parses the filters from the URL; invalid values are ignored. */
export const parseFilters = (params: URLSearchParams): OwnMediaFilters => ({
  status: MediaStatus.safeParse(params.get("status")).data,
  mediaType: MediaType.safeParse(params.get("type")).data,
});

export const isFiltered = ({ status, mediaType }: OwnMediaFilters) =>
  status !== undefined || mediaType !== undefined;
