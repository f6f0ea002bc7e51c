import { queryOptions } from "@tanstack/react-query";
import { listRates } from "@vesper/contract/profiles/rates";
import { api } from "#web/session/api.ts";

export const ratesKey = ["admin", "exchange-rates"] as const;

export const ratesQuery = queryOptions({
  queryKey: ratesKey,
  queryFn: async () => (await api.call(listRates)).data,
});
