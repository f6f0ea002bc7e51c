import type { FacetValue } from "@vesper/contract/profiles/search";
import { Link } from "react-router";
import { type Filters, withFilters } from "./filters.ts";

/** Common price ranges with their profile counts. */
export function PriceBands({ filters, bands = [] }: { filters: Filters; bands?: readonly FacetValue[] }) {
  if (bands.length === 0) return null;
  return (
    <ul className="-mt-3 flex flex-col">
      {bands.map(({ value, label, count }) => {
        const [minPrice, maxPrice] = value.split("-");
        return (
          <li key={value}>
            <Link
              to={{ search: withFilters(filters, { minPrice, maxPrice }) }}
              preventScrollReset
              className="flex min-h-9 items-center justify-between rounded-inner px-2 text-small text-muted hover:bg-hover hover:text-ink max-lg:min-h-11"
            >
              {label}
              <span className="tabular-nums">{count.toLocaleString("en")}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
