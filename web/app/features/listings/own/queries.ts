import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { getOwnListing, ListingStatus, listOwnListings } from "@vesper/contract/profiles/listings";
import { listOwnMedia } from "@vesper/contract/media/media";
import { type Category, listCategories, listTags, type Tag } from "@vesper/contract/profiles/taxonomy";
import { isSelectableTag } from "#web/shared/tag-choices.tsx";
import { api } from "#web/session/api.ts";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";

/** Reads the filters from the URL; invalid values are ignored. */
export const parseFilters = (params: URLSearchParams): ListingFilters => ({
  status: ListingStatus.safeParse(params.get("status")).data,
  page: getPageNumber(params),
});

/** Returns the selectable taxonomy terms. Places are left out, because they describe a location and not an offer. */
const getSelectableTerms = (categories: readonly Category[], tags: readonly Tag[]) => ({
  categories: categories.filter(({ type }) => type !== "location"),
  tags: tags.filter(isSelectableTag),
});

export const ownListingsKey = ["own-listings"] as const;

export const ownListingsQuery = ({ status, page }: ListingFilters) =>
  queryOptions({
    queryKey: [...ownListingsKey, "list", { status, page }],
    // Keeps the previous listings while the new ones load, so the layout does not shift.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listOwnListings, { query: { status, page: String(page) } }),
  });

export const ownListingQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownListingsKey, id],
    queryFn: async () => (await api.call(getOwnListing, { params: { id } })).data,
  });

export const termsQuery = queryOptions({
  queryKey: ["listing-terms"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => {
    const [categories, tags] = await Promise.all([api.call(listCategories), api.call(listTags)]);
    return getSelectableTerms(categories.data, tags.data);
  },
});

/** Pictures that a listing may show; refetched whenever the user's media change. */
export const picturesQuery = queryOptions({
  queryKey: ["media", "own", "for-listings"],
  queryFn: async () => {
    const query = { status: "approved", mediaType: "image", limit: String(limits.list.myMedia) } as const;
    const { data } = await api.call(listOwnMedia, { query });
    return data.filter(({ isPublic, isHidden, progress }) => isPublic && !isHidden && progress === "ready");
  },
});

interface ListingFilters {
  status?: ListingStatus | undefined;
  page: number;
}
