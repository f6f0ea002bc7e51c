import { limits } from "@vesper/contract/core/limits";
import { Link, useSearchParams } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";
import { getCurrentSearchParams } from "#web/ui/actions/current-search-params.ts";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { type Filters, withParams } from "../queries.ts";

interface ListFiltersProps {
  filters: Filters;
  /** Number of pending message requests. */
  requests: number;
}

/** Filters for the list, stored in the URL so that Back and sharing work. */
export function ListFilters({ filters, requests }: ListFiltersProps) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useSearchText({
    search: filters.q,
    onSearch: (q) =>
      setParams(withParams(getCurrentSearchParams(), { q }), { replace: true, preventScrollReset: true }),
    pause: limits.search.debounce,
  });
  const getViewLink = (view: string | undefined) => ({
    search: String(withParams(params, { view, conversation: undefined })),
  });
  const isRequests = filters.view === "requests";
  return (
    <div className="flex flex-col gap-3 sm:max-lg:flex-row-reverse sm:max-lg:items-end sm:max-lg:justify-between">
      <SearchField
        labelHidden
        placeholder="Search by name"
        maxLength={limits.search.query}
        value={typed}
        onChange={setTyped}
        className="sm:max-lg:w-72"
      />
      <nav aria-label="Conversation filter" className="-mx-1 flex gap-2 overflow-x-auto p-1">
        <Chip selected={!isRequests} render={<Link to={getViewLink(undefined)} preventScrollReset />}>
          Conversations
        </Chip>
        <Chip selected={isRequests} render={<Link to={getViewLink("requests")} preventScrollReset />}>
          {requests > 0 ? `Requests (${requests > 99 ? "99+" : requests})` : "Requests"}
        </Chip>
      </nav>
    </div>
  );
}
