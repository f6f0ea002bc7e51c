import type { ReactNode } from "react";
import { Chip } from "#web/ui/actions/chip.tsx";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import BadgeCheck from "virtual:icons/badge-check";
import Clock from "virtual:icons/clock";
import Plane from "virtual:icons/plane";
import { toCitySearch } from "./city-search.ts";
import type { CityFacts } from "./city-text.ts";

interface CityLink {
  to: string;
  label: string;
  /** Null where the label says it. */
  count: number | null;
  icon?: ReactNode;
}

const shown = { category: 4, languages: 3 };

function listLinks(city: CityFacts): CityLink[] {
  const { verifiedCount, availableCount, arrivals, facets } = city;
  return [
    {
      to: toCitySearch(city, { available: "true" }),
      label: "Available now",
      count: availableCount,
      icon: <Clock aria-hidden />,
    },
    {
      to: toCitySearch(city, { verified: "true" }),
      label: "Verified",
      count: verifiedCount,
      icon: <BadgeCheck aria-hidden />,
    },
    {
      to: `/city/${city.slug}#coming`,
      label: "Coming soon",
      count: arrivals.length,
      icon: <Plane aria-hidden />,
    },
    ...facets.category.slice(0, shown.category).map(({ value, label, count }) => ({
      to: toCitySearch(city, { category: value }),
      label,
      count,
    })),
    ...facets.languages.slice(0, shown.languages).map(({ value, label, count }) => ({
      to: toCitySearch(city, { languages: value }),
      label,
      count,
    })),
  ].filter(({ count }) => count > 0);
}

/** Counts that lead to filtered searches, in one row that scrolls sideways on a phone. */
export function CityLinks({ city }: { city: CityFacts }) {
  const links = listLinks(city);
  if (links.length === 0) return null;
  return (
    <nav
      aria-label={`Narrow down ${city.city}`}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex items-center gap-2 py-0.5 sm:flex-wrap">
        {links.map(({ to, label, count, icon }) => (
          <li key={`${label} ${to}`}>
            <Chip
              icon={icon}
              // Filtered lists are not for search engines, which find everyone on the page itself.
              render={<PageLink to={to} rel={to.startsWith("/search") ? "nofollow" : undefined} />}
            >
              <bdi className="whitespace-nowrap">{label}</bdi>
              <span className="text-caption tabular-nums">
                {city.areFacetsEstimated && !icon && <span className="sr-only">about </span>}
                {count?.toLocaleString("en")}
                <span className="sr-only"> {count === 1 ? "profile" : "profiles"}</span>
              </span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
