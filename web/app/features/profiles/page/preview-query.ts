import { queryOptions } from "@tanstack/react-query";
import { getPublicProfile, withoutContacts } from "@vesper/contract/directory";
import { api } from "#web/session/api.ts";

/** What a profile's page is made of, for its owner. Always asked anew: it was perhaps just edited. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ["preview", id],
    gcTime: 0,
    queryFn: async () =>
      withoutContacts((await api.call(getPublicProfile, { params: { slugOrId: id } })).data),
  });
