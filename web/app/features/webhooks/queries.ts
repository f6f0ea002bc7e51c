import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getWebhook, listDeliveries, listWebhooks } from "@vesper/contract/webhooks/webhooks";
import { api } from "#web/session/api.ts";
import type { DeliveryFilters } from "./filters.ts";

export const webhooksKey = ["admin", "webhooks"] as const;

export const webhooksQuery = queryOptions({
  queryKey: webhooksKey,
  queryFn: async () => (await api.call(listWebhooks)).data,
});

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: [...webhooksKey, id],
    queryFn: async () => (await api.call(getWebhook, { params: { id } })).data,
  });

const pollInterval = 3_000;

/** Polled while deliveries of this page are waiting, so that their outcome appears by itself. */
export const deliveriesQuery = (id: string, { state, type, page }: DeliveryFilters) =>
  queryOptions({
    queryKey: [...webhooksKey, id, "deliveries", { state, type, page }],
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listDeliveries, { params: { id }, query: { state, type, page: String(page) } }),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some((delivery) => delivery.state === "pending") ? pollInterval : false,
  });
