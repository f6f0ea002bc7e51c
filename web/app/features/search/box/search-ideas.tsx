import type { SuggestedPlace } from "@vesper/contract/profiles/suggestions";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { getPlaceLabel } from "#web/shared/place-label.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Chip } from "#web/ui/actions/chip.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import Clock from "virtual:icons/clock";
import RotateCcwClock from "virtual:icons/rotate-ccw-clock";
import MapPin from "virtual:icons/map-pin";
import { forgetSearches, readRecentSearches, rememberSearch } from "./recent-searches.ts";
import { describeSearch } from "./describe-search.ts";
import { findSuggestionPath } from "./search-path.ts";
import type { SearchScope } from "./search-scope.ts";

interface SearchIdeasProps {
  /** Null while they load. */
  places: readonly SuggestedPlace[] | null;
  scope: SearchScope;
  onFollow: () => void;
}

/** For an empty search box: recent searches, who is available now, and popular cities. */
export function SearchIdeas({ places, scope, onFollow }: SearchIdeasProps) {
  return (
    <div className="flex flex-col gap-5 p-4">
      <RecentSearches onFollow={onFollow} />
      <Ideas title="Right now">
        <li>
          <Chip icon={<Clock aria-hidden />} render={<Link to="/search?available=true" onClick={onFollow} />}>
            Available now
          </Chip>
        </li>
      </Ideas>
      {places === null && <PlacesSkeleton />}
      {places && places.length > 0 && (
        <Ideas title="Popular cities">
          {places.map((place) => (
            <li key={`${place.lat},${place.lon}`}>
              <PlaceChip
                place={place}
                label={getPlaceLabel(place, places)}
                scope={scope}
                onFollow={onFollow}
              />
            </li>
          ))}
        </Ideas>
      )}
    </div>
  );
}

interface PlaceChipProps extends Omit<SearchIdeasProps, "places"> {
  place: SuggestedPlace;
  label: string;
}

function PlaceChip({ place, label, scope, onFollow }: PlaceChipProps) {
  const path = findSuggestionPath({ kind: "place", place }, scope) ?? "/search";

  function handleClick() {
    rememberSearch({ label: describeSearch("", { ...scope, city: place.city }), path });
    onFollow();
  }

  return (
    <Chip icon={<MapPin aria-hidden />} render={<Link to={path} onClick={handleClick} />}>
      <bdi>{label}</bdi>
      <span className="tabular-nums">{place.profileCount.toLocaleString("en")}</span>
    </Chip>
  );
}

/** Searches are listed from this device only. */
function RecentSearches({ onFollow }: { onFollow: () => void }) {
  const [searches, setSearches] = useState(readRecentSearches);

  function handleForget() {
    forgetSearches();
    setSearches([]);
  }

  if (searches.length === 0) return null;
  return (
    <Ideas
      title="Recent searches on this device"
      action={
        <Button tone="quiet" size="small" onClick={handleForget}>
          Clear
          <span className="sr-only"> recent searches</span>
        </Button>
      }
    >
      {searches.map(({ label, path }) => (
        <li key={path} className="max-w-full">
          <Chip
            icon={<RotateCcwClock aria-hidden className="shrink-0" />}
            render={<Link to={path} onClick={onFollow} />}
            className="max-w-full"
          >
            <bdi className="truncate">{label}</bdi>
          </Chip>
        </li>
      ))}
    </Ideas>
  );
}

function Ideas({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-small font-medium text-muted">{title}</h3>
        {action}
      </div>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}

function PlacesSkeleton() {
  return (
    <div role="status" className="flex flex-wrap gap-2">
      <span className="sr-only">Loading popular cities...</span>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-10 w-28 rounded-control" />
      ))}
    </div>
  );
}
