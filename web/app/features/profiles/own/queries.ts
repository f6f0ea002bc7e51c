import { queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { getOwnProfile } from "@vesper/contract/profiles/profiles";
import { getSite } from "@vesper/contract/core/site";
import { listCategories, listTags } from "@vesper/contract/profiles/taxonomy";
import { listOwnTours } from "@vesper/contract/profiles/tours";
import { catchNotFound } from "#web/shared/catch-not-found.ts";
import { api } from "#web/session/api.ts";
import { groupTerms } from "./form/terms.ts";
import { getPublicProfile, omitContacts } from "@vesper/contract/profiles/directory";

/** What a profile's page is made of, for its owner. Always asked anew: it was perhaps just edited. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ["preview", id],
    gcTime: 0,
    queryFn: async () => omitContacts((await api.call(getPublicProfile, { params: { slugOrId: id } })).data),
  });

export const ownProfileKey = ["own-profile"] as const;

/** One's profile; null for somebody who has written none yet. */
export const ownProfileQuery = queryOptions({
  queryKey: ownProfileKey,
  queryFn: () => catchNotFound(api.call(getOwnProfile)),
});

/** What this installation can do, which no visit changes. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: async () => (await api.call(getSite)).data,
  staleTime: Infinity,
});

export const toursQuery = queryOptions({
  queryKey: ["own-tours"],
  queryFn: async () => (await api.call(listOwnTours)).data,
});

export const termsQuery = queryOptions({
  queryKey: ["terms"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => {
    const [categories, tags] = await Promise.all([api.call(listCategories), api.call(listTags)]);
    return groupTerms(categories.data, tags.data);
  },
});
