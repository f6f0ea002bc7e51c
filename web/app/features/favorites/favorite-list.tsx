import type { PageMeta } from "@vesper/contract/core/envelope";
import type { Favorite } from "@vesper/contract/profiles/favorites";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { Navigate, useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";
import { CardList } from "#web/ui/data/card-list.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import Heart from "virtual:icons/heart";
import { CompareBar } from "./compare/compare-bar.tsx";
import { CompareToggle } from "./compare/compare-toggle.tsx";
import { useCompared } from "./compare/use-compared.ts";
import { FavoriteRow } from "./favorite-row.tsx";
import { unsaveFavorite } from "./favorite-calls.ts";
import { favoritesKey, favoritesQuery } from "./queries.ts";
import { limits } from "@vesper/contract/core/limits";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

interface FavoriteListProps {
  /** Button to follow a favorite profile. */
  toFollowButton: (profile: NonNullable<Favorite["profile"]>) => ReactNode;
}

/** The user's favorites, in pages. */
export function FavoriteList({ toFollowButton }: FavoriteListProps) {
  const [params] = useSearchParams();
  const options = favoritesQuery(getPageNumber(params));
  const query = useQuery(options);
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);

  if (query.isError) return <LoadFailure message="Failed to load your favorites" query={query} />;
  if (!query.data) return <FavoriteSkeleton />;
  const { data, meta } = query.data;

  const refresh = () => void client.invalidateQueries({ queryKey: favoritesKey });

  function handleRemove(targetId: string) {
    client.setQueryData(options.queryKey, (before) => before && withoutFavorite(before, targetId));
    // The button is removed with its row, so move the focus to the heading.
    heading.current?.focus({ preventScroll: true });
    void unsaveFavorite(targetId, refresh);
  }

  if (meta.total > 0 && data.favorites.length === 0 && !query.isFetching) {
    return <Navigate to={`?tab=favorites&page=${meta.totalPages}`} replace />;
  }
  return (
    <section
      aria-labelledby="favorites"
      aria-busy={query.isPlaceholderData || undefined}
      className="flex flex-col gap-4"
    >
      <h2
        id="favorites"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-lead font-semibold outline-none"
      >
        {meta.total === 1 ? "1 favorite" : `${meta.total} favorites`}
      </h2>
      {meta.total === 0 && <NoFavorites />}
      <FavoriteRows
        favorites={data.favorites}
        toFollowButton={toFollowButton}
        onNoted={refresh}
        onRemove={handleRemove}
      />
      <Pager page={meta.page} totalPages={meta.totalPages} />
    </section>
  );
}

interface FavoriteRowsProps extends FavoriteListProps {
  favorites: readonly Favorite[];
  onNoted: () => void;
  onRemove: (targetId: string) => void;
}

/** The rows of one page. The choice for the comparison stays while the member turns pages. */
function FavoriteRows({ favorites, toFollowButton, onNoted, onRemove }: FavoriteRowsProps) {
  const compared = useCompared();
  return (
    <>
      <CompareBar ids={compared.ids} onClear={compared.clear} />
      <CardList items={favorites}>
        {(favorite) => (
          <FavoriteRow
            favorite={favorite}
            actions={
              favorite.profile && (
                <>
                  {toFollowButton(favorite.profile)}
                  <CompareToggle profile={favorite.profile} compared={compared} />
                </>
              )
            }
            onNoted={onNoted}
            onRemove={onRemove}
          />
        )}
      </CardList>
    </>
  );
}

function FavoriteSkeleton() {
  return (
    <div role="status" aria-label="Loading favorites…" className="flex flex-col gap-4">
      <Skeleton className="h-7 w-32" />
      {Array.from({ length: limits.list.dashboardPage }, (_, index) => (
        <Card key={index} padding="none" className="flex gap-3 p-3 sm:gap-4 sm:p-4">
          <Skeleton className="h-28 w-21 shrink-0" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-2 h-9 w-28 rounded-control" />
          </div>
        </Card>
      ))}
    </div>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      level={3}
      icon={<Heart />}
      title="No favorites yet"
      text="Tap the heart on a profile or listing to save it here. Only you can see your favorites."
      action={{ to: "/categories", label: "Browse categories" }}
    />
  );
}

interface FavoritePage {
  data: { favorites: Favorite[] };
  meta: PageMeta;
}

function withoutFavorite({ data, meta }: FavoritePage, targetId: string): FavoritePage {
  const favorites = data.favorites.filter((favorite) => favorite.targetId !== targetId);
  return { data: { favorites }, meta: { ...meta, total: meta.total - 1 } };
}
