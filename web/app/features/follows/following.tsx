import { useQuery } from "@tanstack/react-query";
import type { Follow, FollowSettings } from "@vesper/contract/profiles/follows";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import BellOff from "virtual:icons/bell-off";
import Bell from "virtual:icons/bell";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { FollowRow } from "./follow-row.tsx";
import { alertLabels } from "./labels.ts";
import { followsQuery } from "./queries.ts";

const SettingsDialog = lazyDialog(async () => (await import("./settings-dialog.tsx")).SettingsDialog);

const id = "following";

/** Settings section for the profiles that the member follows, with their news. */
export function Following() {
  const { hash } = useLocation();
  const query = useQuery(followsQuery);
  const isLoaded = query.data !== undefined;

  // Notifications and mails point to this section, which is not rendered yet when the page opens.
  useEffect(() => {
    if (isLoaded && hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, isLoaded]);

  return (
    <SectionCard
      id={id}
      title="Following"
      text="We tell you about tours near you, who is available and new photos. Nobody else sees whom you follow."
      className="scroll-mt-28"
    >
      {query.isLoadingError && <LoadFailure message="Failed to load the profiles you follow" query={query} />}
      {!query.data && !query.isLoadingError && <FollowSkeleton />}
      {query.data && <FollowList {...query.data.data} most={query.data.meta.most} />}
    </SectionCard>
  );
}

function FollowList({
  follows,
  settings,
  most,
}: {
  follows: Follow[];
  settings: FollowSettings;
  most: number;
}) {
  if (follows.length === 0) {
    return (
      <p className="text-muted">
        You don’t follow anyone yet. Open a profile in{" "}
        <Link to="/search" className="font-medium text-accent underline underline-offset-4">
          Search
        </Link>{" "}
        and choose “Follow”.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <SettingsLine settings={settings} />
      <ul className="divide-y divide-line">
        {follows.map((follow) => (
          <FollowRow key={follow._id} follow={follow} />
        ))}
      </ul>
      <p className="text-small text-muted">
        {follows.length} of {most} followed
      </p>
    </div>
  );
}

function SettingsLine({ settings }: { settings: FollowSettings }) {
  const { current, begin, dialog } = useTask<"edit">();
  const { alerts, place } = settings;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-inner bg-raised px-4 py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <Badge
          tone={alerts === "off" ? "neutral" : "accent"}
          icon={alerts === "off" ? <BellOff aria-hidden /> : <Bell aria-hidden />}
        >
          {alertLabels[alerts]}
        </Badge>
        <span className="text-muted">
          {place ? (
            <>
              Tours within {place.radiusKm} km of <bdi>{place.city}</bdi>
            </>
          ) : (
            "No place chosen for tours"
          )}
        </span>
      </p>
      <Button tone="quiet" size="small" className="max-sm:-ml-3.5 sm:-mr-3.5" onClick={() => begin("edit")}>
        Change
      </Button>
      {current && <SettingsDialog key={current.number} settings={settings} {...dialog} />}
    </div>
  );
}

function FollowSkeleton() {
  return (
    <div role="status" aria-label="Loading the profiles you follow…" className="flex items-center gap-4">
      <Skeleton className="h-20 w-15 shrink-0" />
      <span className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-3 w-48" />
      </span>
    </div>
  );
}
