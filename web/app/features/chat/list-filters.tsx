import { limits } from "@vesper/contract/limits";
import { Link, useSearchParams } from "react-router";
import { addressNow } from "#web/ui/actions/address-now.ts";
import { Chip } from "#web/ui/actions/chip.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { type Filters, withParams } from "./filters.ts";

interface ListFiltersProps {
  filters: Filters;
  /** How many first contacts wait. */
  requests: number;
}

/** Which conversations to see. What is chosen lives in the address, so that Back and sharing work. */
export function ListFilters({ filters, requests }: ListFiltersProps) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useSearchText({
    search: filters.q,
    onSearch: (q) => setParams(withParams(addressNow(), { q }), { replace: true, preventScrollReset: true }),
    pause: limits.search.debounce,
  });
  const addressOf = (view: string | undefined) => ({
    search: String(withParams(params, { view, conversation: undefined })),
  });
  const isRequests = filters.view === "requests";
  return (
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:items-end sm:justify-between">
      <SearchField
        labelHidden
        placeholder="Search by name"
        maxLength={limits.search.query}
        value={typed}
        onChange={setTyped}
        className="sm:w-72"
      />
      <nav aria-label="Which conversations" className="-mx-1 flex gap-2 overflow-x-auto p-1">
        <Chip selected={!isRequests} render={<Link to={addressOf(undefined)} preventScrollReset />}>
          Conversations
        </Chip>
        <Chip selected={isRequests} render={<Link to={addressOf("requests")} preventScrollReset />}>
          {requests > 0 ? `Requests (${requests > 99 ? "99+" : requests})` : "Requests"}
        </Chip>
      </nav>
    </div>
  );
}
