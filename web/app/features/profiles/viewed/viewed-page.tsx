import { clearViewed, keepViews, useAreViewsKept, useViewedIds } from "#web/shared/viewed-profiles.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import RotateCcwClock from "virtual:icons/rotate-ccw-clock";
import { Card } from "#web/ui/layout/card.tsx";
import { ProfileGrid, ProfileGridSkeleton } from "../cards/profile-grid.tsx";
import { useViewedCards } from "./load-viewed.ts";

/** Switch, list and button to clear it. The list exists in the browser only, so there is none without JavaScript. */
export function ViewedPage() {
  const areKept = useAreViewsKept();
  const ids = useViewedIds();
  return (
    <div className="flex flex-col gap-6 noscript:hidden">
      <Card className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <SwitchField
          label="Remember profiles on this device"
          help="Anyone who uses this browser can see the list. Turning it off clears it."
          checked={areKept}
          onChange={(event) => keepViews(event.target.checked)}
          className="min-w-0 flex-1 basis-72"
        />
        {ids.length > 0 && (
          <Button tone="outline" onClick={clearViewed}>
            Clear list
          </Button>
        )}
      </Card>
      <ViewedList ids={ids} areKept={areKept} />
    </div>
  );
}

function ViewedList({ ids, areKept }: { ids: readonly string[]; areKept: boolean }) {
  const { cards, isFailed, retry } = useViewedCards(ids);
  if (isFailed) return <LoadFailure message="Failed to load the profiles you viewed" onRetry={retry} />;
  if (ids.length > 0 && !cards) return <ProfileGridSkeleton label="Loading recently viewed profiles…" />;
  if (ids.length === 0 || cards?.length === 0) {
    return (
      <EmptyState
        icon={<RotateCcwClock />}
        title={areKept ? "No profiles viewed yet" : "Recently viewed is off"}
        text={
          areKept
            ? "Profiles you open appear here for a week."
            : "We don’t remember which profiles you open on this device."
        }
        action={{ to: "/search", label: "Browse profiles" }}
      />
    );
  }
  return (
    <section aria-labelledby="viewed-list">
      <h2 id="viewed-list" className="sr-only">
        Profiles you viewed
      </h2>
      <ProfileGrid profiles={cards ?? []} />
    </section>
  );
}
