import { listDeliveries } from "@vesper/contract/webhooks/webhooks";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";

const { state, type } = listDeliveries.query.shape;

/** Reads the filters from the URL; unknown values are ignored. */
export const parseDeliveryFilters = (params: URLSearchParams) => ({
  state: state.safeParse(params.get("state")).data,
  type: type.safeParse(params.get("type")).data,
  page: getPageNumber(params),
});
export type DeliveryFilters = ReturnType<typeof parseDeliveryFilters>;

export const isFiltered = (filters: DeliveryFilters) =>
  filters.state !== undefined || filters.type !== undefined;
