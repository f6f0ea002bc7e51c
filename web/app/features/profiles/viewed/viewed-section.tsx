import { Link } from "react-router";
import { PersonTiles, PersonTilesSkeleton } from "#web/shared/person-tile.tsx";
import { useViewedIds } from "#web/shared/viewed-profiles.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { useViewedCards } from "./load-viewed.ts";
import { toTile } from "./to-tile.ts";

const mostShown = 6;

/** Viewed profiles on the dashboard. Renders nothing if there are none, or if they failed to load. */
export function ViewedSection() {
  const ids = useViewedIds().slice(0, mostShown);
  const { cards, isFailed } = useViewedCards(ids);
  if (ids.length === 0 || isFailed || cards?.length === 0) return null;
  return (
    <SectionCard
      title="Recently viewed"
      text="Kept on this device only."
      hasShortAction
      actions={
        <Button tone="quiet" size="small" className="-mr-3.5" render={<Link to="/recently-viewed" />}>
          See all
        </Button>
      }
    >
      {cards ? (
        <PersonTiles people={cards.map(toTile)} />
      ) : (
        <PersonTilesSkeleton label="Loading recently viewed profiles…" />
      )}
    </SectionCard>
  );
}
