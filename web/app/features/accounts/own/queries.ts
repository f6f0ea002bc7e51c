import { getCurrentUser } from "@vesper/contract/accounts/accounts";
import { getAgeProof } from "@vesper/contract/accounts/age-proof";
import { listSessions } from "@vesper/contract/accounts/sessions";
import { queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { getArchive } from "@vesper/contract/accounts/privacy";
import { listPasskeys } from "@vesper/contract/accounts/passkeys";
import { getSecondFactor, setUpTwoFactor } from "@vesper/contract/accounts/two-factor";
import { api } from "#web/session/api.ts";
import { refreshUser } from "#web/session/session-store.ts";

/** Current user according to the server. Loading it also refreshes the user stored in the browser. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  staleTime: limits.web.overviewCache,
  queryFn: () => refreshUser(async () => (await api.call(getCurrentUser)).data),
});

export const ageProofQuery = queryOptions({
  queryKey: ["age-proof"],
  queryFn: async () => (await api.call(getAgeProof)).data,
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async () => (await api.call(listSessions)).data,
});

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async () => (await api.call(listPasskeys)).data,
});

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => (await api.call(getSecondFactor)).data,
});

/** Fetches a new secret each time the dialog opens; the previous one was never activated. */
export const twoFactorSetupQuery = queryOptions({
  queryKey: ["two-factor-setup"],
  gcTime: 0,
  staleTime: Infinity,
  queryFn: async () => (await api.call(setUpTwoFactor)).data,
});

const pollInterval = 1_500;

/** Polled while the archive is being built. */
export const archiveQuery = queryOptions({
  queryKey: ["archive"],
  queryFn: async () => (await api.call(getArchive)).data,
  refetchInterval: ({ state }) =>
    state.data?.status === "queued" || state.data?.status === "running" ? pollInterval : false,
});
