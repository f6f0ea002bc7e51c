import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { PersonTiles, PersonTilesSkeleton } from "#web/shared/person-tile.tsx";
import { InlineFailure } from "#web/ui/feedback/query-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { type Matches, matchesQuery } from "./matches.ts";
import { toSearchPath } from "./saved-query.ts";

/** People who joined this week and match a saved search. Renders nothing if there are none. */
export function NewMatches() {
  const query = useQuery(matchesQuery);
  const { data, isLoadingError } = query;
  if (data?.length === 0) return null;
  return (
    <SectionCard title="New this week" text="New profiles that match your saved searches.">
      {isLoadingError && <InlineFailure query={query}>Failed to load your new matches</InlineFailure>}
      {!data && !isLoadingError && <PersonTilesSkeleton label="Loading new matches…" />}
      {data?.map((matches) => (
        <SearchMatches key={matches.search._id} matches={matches} />
      ))}
    </SectionCard>
  );
}

function SearchMatches({ matches: { search, people } }: { matches: Matches }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="flex text-small font-medium">
        <Link
          to={toSearchPath(search.query)}
          className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline underline-offset-4"
        >
          <bdi>{search.name}</bdi>
        </Link>
      </h3>
      <PersonTiles
        people={people.map(({ _id, slug, name, city, tour, images }) => ({
          id: _id,
          path: `/escort/${slug}`,
          name,
          note: <bdi>{tour?.city ?? city}</bdi>,
          image: images[0],
        }))}
      />
    </div>
  );
}
