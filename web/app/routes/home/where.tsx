import type { SuggestedPlace } from "@vesper/contract/profiles/suggestions";
import { Link } from "react-router";
import { getPlaceLabel } from "#web/shared/place-label.ts";
import { type RememberedPlace, rememberPlace } from "#web/shared/remembered-place.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Chip } from "#web/ui/actions/chip.tsx";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { SharedIcon } from "#web/ui/data/shared-icon.tsx";
import Clock from "virtual:icons/clock";
import MapPin from "virtual:icons/map-pin";
import Users from "virtual:icons/users";
import X from "virtual:icons/x";
import { ChipRow } from "./chip-row.tsx";
import type { PlaceCounts } from "./load-place-counts.ts";
import { getCityName, toRememberedPlace, toPlaceSearch } from "./place-search.ts";

/** Cities with the most profiles. Choosing one remembers it on this device. */
export function Where({ places }: { places: readonly SuggestedPlace[] }) {
  if (places.length === 0) return null;
  return (
    <ChipRow label="Where?" isLabelShown>
      {places.map((popular) => {
        const place = toRememberedPlace(popular);
        return (
          <li key={place.near}>
            <Chip
              tone="sky"
              render={<PageLink to={toPlaceSearch(place)} onClick={() => rememberPlace(place)} />}
            >
              <bdi>{getPlaceLabel(popular, places)}</bdi>
              <span className="text-caption tabular-nums">
                {popular.profileCount.toLocaleString("en")}
                <span className="sr-only">{popular.profileCount === 1 ? " profile" : " profiles"}</span>
              </span>
            </Chip>
          </li>
        );
      })}
      <li>
        <Chip tone="sky" render={<PageLink to="/cities" />}>
          All cities
        </Chip>
      </li>
    </ChipRow>
  );
}

interface HereProps {
  place: RememberedPlace;
  counts: PlaceCounts | null;
  onForget: () => void;
}

/** Leads to the people near the known place, and forgets it on request. */
export function Here({ place, counts, onForget }: HereProps) {
  const city = getCityName(place);
  return (
    <ChipRow label={`In and around ${city}`}>
      <li>
        <Button
          size="small"
          icon={<Users aria-hidden className="size-4" />}
          render={<Link to={toPlaceSearch(place)} />}
          className="whitespace-nowrap"
        >
          <span>
            See everyone in <bdi>{city}</bdi>
          </span>
        </Button>
      </li>
      {counts && counts.available > 0 && (
        <li>
          <Chip
            icon={<Clock aria-hidden />}
            tone="sky"
            render={<Link to={toPlaceSearch(place, { available: "true" })} />}
          >
            {`${counts.available.toLocaleString("en")} available now`}
          </Chip>
        </li>
      )}
      {counts?.coming && <Coming {...counts.coming} />}
      <li>
        <Chip icon={<X aria-hidden />} tone="sky" aria-label={`Anywhere: forget ${city}`} onClick={onForget}>
          Anywhere
        </Chip>
      </li>
      <li>
        <Chip icon={<MapPin aria-hidden />} tone="sky" render={<Link to="/search" />}>
          Another city
        </Chip>
      </li>
    </ChipRow>
  );
}

function Coming({ count, slug }: NonNullable<PlaceCounts["coming"]>) {
  return (
    <li>
      <Chip
        icon={<SharedIcon name="plane" />}
        tone="sky"
        render={<Link to={`/city/${slug}#coming`} />}
      >{`${count} coming soon`}</Chip>
    </li>
  );
}
