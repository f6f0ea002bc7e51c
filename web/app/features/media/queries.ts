import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import {
  countOwnMedia,
  getMedia,
  listOwnMedia,
  type Media,
  type MediaStatus,
  type MediaType,
} from "@vesper/contract/media/media";
import { api } from "#web/session/api.ts";

export const ownMediaKey = ["media", "own"] as const;

export interface OwnMediaFilters {
  status?: MediaStatus | undefined;
  mediaType?: MediaType | undefined;
}

/**
 * Polling intervals: short while media are processed, longer to renew signed URLs, which expire after 15 minutes.
 * `untilStill` is the time in which a video's poster may still arrive.
 */
const [whilePreparing, whileSigned, untilStill] = [2_000, 5 * 60_000, 30_000];

/** Whether the item is still changing. A video's poster arrives after the video, or never. */
const isChanging = ({ progress, mediaType, previewUrl, createdAt }: Media) =>
  progress === "processing" ||
  (mediaType === "video" && previewUrl === null && Date.now() - Date.parse(createdAt) < untilStill);

const getRefetchInterval = (media: readonly Media[] = []) =>
  media.some(isChanging) ? whilePreparing : whileSigned;

/** Loads everything as one page, because sorting needs the whole list. */
export const ownMediaQuery = ({ status, mediaType }: OwnMediaFilters) =>
  queryOptions({
    queryKey: [...ownMediaKey, "list", { status, mediaType }],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => getRefetchInterval(state.data),
    queryFn: async () => {
      const query = { status, mediaType, limit: String(limits.list.myMedia) };
      return (await api.call(listOwnMedia, { query })).data;
    },
  });

export const recentMediaQuery = queryOptions({
  queryKey: [...ownMediaKey, "recent"],
  refetchInterval: ({ state }) => getRefetchInterval(state.data),
  queryFn: async () => {
    const query = { sort: "newest", limit: String(limits.list.recentMedia) } as const;
    return (await api.call(listOwnMedia, { query })).data;
  },
});

export const mediaCountsQuery = queryOptions({
  queryKey: [...ownMediaKey, "counts"],
  queryFn: async () => (await api.call(countOwnMedia)).data,
});

/** Loads one item with freshly signed URLs. The item from the list is the placeholder. */
export const mediaQuery = (listed: Media) =>
  queryOptions({
    queryKey: ["media", listed._id],
    placeholderData: listed,
    queryFn: async () => (await api.call(getMedia, { params: { id: listed._id } })).data,
  });
