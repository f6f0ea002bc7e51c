import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import {
  getVerificationDetail,
  listVerifications,
  type PictureKind,
  getVerificationPicture,
} from "@vesper/contract/moderation/verification";
import { api } from "#web/session/api.ts";
import { fileApi } from "#web/session/file-api.ts";
import type { VerificationFilters } from "./filters.ts";

export const verificationsKey = ["admin", "verifications"] as const;

export const verificationsQuery = ({ page, ...filters }: VerificationFilters) =>
  queryOptions({
    queryKey: [...verificationsKey, "list", { ...filters, page }],
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listVerifications, { query: { ...filters, page: String(page) } }),
  });

export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: [...verificationsKey, "one", id],
    refetchInterval: limits.web.adminBadges,
    queryFn: async () => (await api.call(getVerificationDetail, { params: { id } })).data,
  });

/**
 * Separate from the other keys: every load is recorded as an access, so invalidating other queries must not refetch
 * the pictures.
 */
export const picturesKey = ["identity-pictures"] as const;

export const pictureQuery = (id: string, picture: PictureKind) =>
  queryOptions({
    queryKey: [...picturesKey, id, picture],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const content = await fileApi.call(getVerificationPicture, { params: { id, picture } });
      if (!(content instanceof Blob)) throw new Error("The server didn’t send a photo.");
      return content;
    },
  });
