import { queryOptions, useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { listFavorites } from "@vesper/contract/profiles/favorites";
import { Link } from "react-router";
import { api } from "#web/session/api.ts";
import { PersonTiles, PersonTilesSkeleton } from "#web/shared/person-tile.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { InlineFailure } from "#web/ui/feedback/query-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { favoritesKey } from "./queries.ts";

const mostShown = 6;

const availableQuery = queryOptions({
  queryKey: [...favoritesKey, "available"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => {
    const { data } = await api.call(listFavorites, { query: { limit: String(limits.list.max) } });
    return data.favorites.flatMap(({ profile }) => (profile?.isAvailable ? [profile] : []));
  },
});

/** Favorite profiles that are available now. Renders nothing if there are none. */
export function AvailableFavorites() {
  const query = useQuery(availableQuery);
  const { data, isLoadingError } = query;
  if (data?.length === 0) return null;
  return (
    <SectionCard
      title="Favorites available now"
      hasShortAction
      actions={
        <Button tone="quiet" size="small" className="-mr-3.5" render={<Link to="?tab=favorites" />}>
          All favorites
        </Button>
      }
    >
      {isLoadingError && <InlineFailure query={query}>Failed to load your favorites</InlineFailure>}
      {!data && !isLoadingError && <PersonTilesSkeleton label="Loading favorites…" />}
      {data && (
        <PersonTiles
          people={data.slice(0, mostShown).map(({ _id, slug, name, city, tour, images }) => ({
            id: _id,
            path: `/escort/${slug}`,
            name,
            note: <bdi>{tour?.city ?? city}</bdi>,
            image: images[0],
          }))}
        />
      )}
    </SectionCard>
  );
}
