import { useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { useSearchParams } from "react-router";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { filterCurrencies } from "./filter-currencies.ts";
import { ratesQuery } from "./queries.ts";
import { RateTable } from "./rate-table.tsx";
import { RatesForm } from "./rates-form.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import type { ExchangeRate } from "@vesper/contract/profiles/rates";

/** Exchange rates used to compare prices in different currencies. */
export function ExchangeRates() {
  const query = useQuery(ratesQuery);
  const { data: rates, error } = query;
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useSearchText({
    search: params.get("search") ?? "",
    // Replaces the history entry, so that Back does not step through every pause in typing.
    onSearch: (search) => setParams(search ? { search } : {}, { replace: true, preventScrollReset: true }),
    pause: limits.search.debounce,
  });

  return (
    <section className="flex flex-col gap-5">
      <header>
        <h2 className="font-serif text-title font-semibold">Exchange Rates</h2>
        <p className="mt-1 text-small text-muted">
          We use these rates to compare prices across currencies. {rates && <LastUpdated rates={rates} />}
        </p>
      </header>
      {error && !rates ? (
        <LoadError query={query} what="exchange rates" />
      ) : (
        <>
          <RateSearch value={typed} onChange={setTyped} />
          {rates ? (
            <RatesForm rates={rates} shown={filterCurrencies(typed)} onShowAll={() => setTyped("")} />
          ) : (
            <RateTable />
          )}
        </>
      )}
    </section>
  );
}

function RateSearch(search: { value: string; onChange: (search: string) => void }) {
  return (
    <search aria-label="Currencies">
      <SearchField {...search} placeholder="Code, name or symbol" className="sm:max-w-sm" />
    </search>
  );
}

/** Date of the latest change to any rate. */
function LastUpdated({ rates }: { rates: readonly ExchangeRate[] }) {
  const latest = rates
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  if (!latest) return null;
  return (
    <>
      Last updated <DateTime at={latest} />.
    </>
  );
}
