import type { SuggestedPlace } from "@vesper/contract/profiles/suggestions";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { useRef } from "react";
import { forgetPlace, type RememberedPlace, useRememberedPlace } from "#web/shared/remembered-place.ts";
import { useSite } from "#web/shell/site.ts";
import { Chip } from "#web/ui/actions/chip.tsx";
import BadgeCheck from "virtual:icons/badge-check";
import Clock from "virtual:icons/clock";
import LayoutGrid from "virtual:icons/layout-grid";
import SlidersHorizontal from "virtual:icons/sliders-horizontal";
import Tags from "virtual:icons/tags";
import { ChipRow } from "./chip-row.tsx";
import type { PlaceCounts } from "./load-place-counts.ts";
import { getCityName, getLongitude } from "./place-search.ts";
import { useSky } from "./sky.ts";
import { usePlaceCounts } from "./use-place-counts.ts";
import { Here, Where } from "./where.tsx";

const links = [
  { to: "/search?available=true", label: "Available now", Icon: Clock },
  { to: "/search?verified=true", label: "Verified", Icon: BadgeCheck },
  { to: "/categories", label: "Categories", Icon: LayoutGrid },
  { to: "/tags", label: "Tags", Icon: Tags },
  { to: "/search", label: "All filters", Icon: SlidersHorizontal },
] as const;

/**
 * Says where, under the sky of that place. Short on purpose: visitors come for the profiles below. A known place
 * changes the words but not the height, because it is known only after the first paint.
 */
export function Hero({ places }: { places: readonly SuggestedPlace[] }) {
  const { headline } = useSite();
  const place = useRememberedPlace();
  const counts = usePlaceCounts(place);
  const sky = useSky(place && getLongitude(place));
  const heading = useRef<HTMLHeadingElement>(null);

  function handleForget() {
    // The pressed button disappears with the place, so the focus moves to what replaces it.
    heading.current?.focus({ preventScroll: true });
    forgetPlace();
  }

  return (
    <section data-sky={sky} className="sky">
      <div className="mx-auto flex w-full max-w-content flex-col gap-2 px-4 pt-4 pb-3 sm:gap-3 sm:px-6 sm:pt-9 sm:pb-6 lg:px-8">
        <h1
          ref={heading}
          tabIndex={-1}
          className="flex min-h-[2lh] max-w-xl flex-col justify-end font-serif text-display font-semibold tracking-tight wrap-anywhere"
        >
          {place ? (
            <span>
              <bdi>{getCityName(place)}</bdi> tonight
            </span>
          ) : (
            <span>{headline}</span>
          )}
        </h1>
        <p className="min-h-[2lh] max-w-md text-muted sm:min-h-[1lh] sm:max-w-none">
          {place && counts ? (
            <PlaceSummary place={place} counts={counts} />
          ) : (
            "Independent companions. Our team reviews every profile before it goes live."
          )}
        </p>
        {place ? <Here place={place} counts={counts} onForget={handleForget} /> : <Where places={places} />}
        <QuickLinks />
      </div>
    </section>
  );
}

function PlaceSummary({ place, counts }: { place: RememberedPlace; counts: PlaceCounts }) {
  const { profiles, available } = counts;
  const city = <bdi>{getCityName(place)}</bdi>;
  if (profiles === 0) {
    return (
      <>
        No one is listed within {place.radiusKm} km of {city} right now.
      </>
    );
  }
  return (
    <>
      {`${profiles.toLocaleString("en")} ${profiles === 1 ? "profile" : "profiles"} within ${place.radiusKm} km of `}
      {city}
      {available > 0 && `, ${available.toLocaleString("en")} available now`}.
    </>
  );
}

function QuickLinks() {
  return (
    <ChipRow label="Quick filters">
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <Chip icon={<Icon aria-hidden />} tone="sky" render={<PageLink to={to} />}>
            {label}
          </Chip>
        </li>
      ))}
    </ChipRow>
  );
}
