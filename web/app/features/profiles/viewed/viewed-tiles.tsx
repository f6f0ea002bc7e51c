import { Link } from "react-router";
import { PersonTiles, PersonTilesSkeleton } from "#web/shared/person-tile.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { toTile } from "./to-tile.ts";
import { useViewedCards } from "./load-viewed.ts";

/** Titled row of viewed profiles. Renders nothing if none of them is public any more, or if they failed to load. */
export function ViewedTiles({ ids }: { ids: readonly string[] }) {
  const { cards, isFailed } = useViewedCards(ids);
  if (isFailed || cards?.length === 0) return null;
  return (
    <section aria-labelledby="viewed" className="border-t border-line pt-8">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="viewed" className="font-serif text-title font-semibold">
          Recently viewed
        </h2>
        <Button tone="quiet" size="small" className="-mr-3.5" render={<Link to="/recently-viewed" />}>
          See all or turn off
        </Button>
      </header>
      {cards ? (
        <PersonTiles people={cards.map(toTile)} />
      ) : (
        <PersonTilesSkeleton label="Loading recently viewed profiles…" />
      )}
    </section>
  );
}
