import type { CityCount } from "@vesper/contract/profiles/cities";
import { clsx } from "clsx/lite";
import { PageLink } from "#web/ui/actions/page-link.tsx";

type ListedCity = CityCount & { distanceKm?: number };

const formatPeople = ({ profileCount, arrivalCount }: CityCount) =>
  profileCount > 0
    ? `${profileCount.toLocaleString("en")} ${profileCount === 1 ? "profile" : "profiles"}`
    : `${arrivalCount.toLocaleString("en")} coming soon`;

interface CityListProps {
  cities: readonly ListedCity[];
  /** One below the other, for lists that are columns themselves. */
  isColumn?: boolean;
}

/** Cities with their counts, each linked to its page. */
export function CityList({ cities, isColumn = false }: CityListProps) {
  return (
    <ul className={clsx("grid gap-2", !isColumn && "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4")}>
      {cities.map((city) => (
        <li key={city.slug}>
          <PageLink
            to={`/city/${city.slug}`}
            className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-line bg-surface px-4 py-2.5 hover:border-line-strong hover:bg-hover/50"
          >
            <span className="min-w-0">
              <bdi className="block font-medium wrap-anywhere">{city.city}</bdi>
              {city.distanceKm !== undefined && (
                <span className="text-small text-muted">{`${city.distanceKm.toLocaleString("en")} km away`}</span>
              )}
            </span>
            <span className="shrink-0 text-small text-muted tabular-nums">{formatPeople(city)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
