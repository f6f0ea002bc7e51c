import { queryOptions } from "@tanstack/react-query";
import { getVerification } from "@vesper/contract/moderation/verification";
import { api } from "#web/session/api.ts";

/** Where one stands; staff may decide at any time, so every visit asks anew. */
export const verificationQuery = queryOptions({
  queryKey: ["verification"],
  queryFn: async () => (await api.call(getVerification)).data,
});
