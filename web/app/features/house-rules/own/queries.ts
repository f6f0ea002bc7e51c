import { queryOptions } from "@tanstack/react-query";
import { getOwnHouseRules } from "@vesper/contract/profiles/house-rules";
import { orNull } from "#web/shared/or-null.ts";
import { api } from "#web/session/api.ts";

/** Null for an escort without a profile. */
export const houseRulesQuery = queryOptions({
  queryKey: ["own-house-rules"],
  queryFn: () => orNull(api.call(getOwnHouseRules)),
});
