import { queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { getOwnProfile } from "@vesper/contract/profiles/profiles";
import { getSite } from "@vesper/contract/core/site";
import { listCategories, listTags } from "@vesper/contract/profiles/taxonomy";
import { listServices } from "@vesper/contract/profiles/services";
import { listOwnTours } from "@vesper/contract/profiles/tours";
import { catchNotFound } from "#web/shared/catch-not-found.ts";
import { api } from "#web/session/api.ts";
import { groupTerms } from "./form/terms.ts";
import { getPublicProfile, omitContacts } from "@vesper/contract/profiles/directory";

export const previewKey = ["preview"] as const;

/** Profile page data for its owner. Not cached, because the profile may just have been edited. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: [...previewKey, id],
    gcTime: 0,
    queryFn: async () => omitContacts((await api.call(getPublicProfile, { params: { slugOrId: id } })).data),
  });

export const ownProfileKey = ["own-profile"] as const;

/** The viewer's profile; null if they have none yet. */
export const ownProfileQuery = queryOptions({
  queryKey: ownProfileKey,
  queryFn: () => catchNotFound(api.call(getOwnProfile)),
});

/** Features of this installation; they do not change during a visit. */
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

/** Names of the services that can be chosen. */
export const servicesQuery = queryOptions({
  queryKey: ["services"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => (await api.call(listServices)).data.map(({ name }) => name),
});
