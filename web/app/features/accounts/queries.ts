import { listSessions, me } from "@vesper/contract/accounts";
import { queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/limits";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";

/** The person as the server knows them now; what the browser remembers is renewed with it. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => {
    const { data } = await api.call(me);
    updateUser(data);
    return data;
  },
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async () => (await api.call(listSessions)).data,
});
