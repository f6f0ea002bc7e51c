import { queryOptions } from "@tanstack/react-query";
import { getVerification } from "@vesper/contract/moderation/verification";
import { api } from "#web/session/api.ts";

/** Verification status; refetched on every visit, because staff may decide at any time. */
export const verificationQuery = queryOptions({
  queryKey: ["verification"],
  queryFn: async () => (await api.call(getVerification)).data,
});
