import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay, formatDaySpan } from "#web/ui/data/dates.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { IconComponent } from "#web/ui/data/create-icon.tsx";
import Eye from "virtual:icons/eye";
import Plane from "virtual:icons/plane";
import { Card } from "#web/ui/layout/card.tsx";
import { toursQuery } from "../own/queries.ts";
import { formatCount } from "../statistics/measures.ts";
import { statisticsQuery } from "../statistics/queries.ts";
import { findNextTour } from "./next-tour.ts";

interface TileProps {
  icon: IconComponent;
  label: string;
  to: string;
  /** Undefined while loading. */
  value: ReactNode;
  note?: ReactNode;
}

/** Views today and the next tour, each linking to its page. */
export function TonightTiles() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <ViewsToday />
      <NextTour />
    </div>
  );
}

function ViewsToday() {
  const { data, isError } = useQuery(statisticsQuery("7"));
  const tile = { icon: Eye, label: "Profile views today", to: "/supplier/statistics" };
  if (isError && data === undefined) return <Tile {...tile} value="Failed to load" />;
  if (data === undefined) return <Tile {...tile} value={undefined} />;
  const today = data?.days.at(-1)?.views ?? 0;
  const week = data?.views ?? 0;
  return <Tile {...tile} value={formatCount(today)} note={`${formatCount(week)} in 7 days`} />;
}

function NextTour() {
  const { data, dataUpdatedAt, isError } = useQuery(toursQuery);
  const tile = { icon: Plane, label: "Next tour", to: "/supplier/profile" };
  if (isError && !data) return <Tile {...tile} value="Failed to load" />;
  if (!data) return <Tile {...tile} value={undefined} />;
  const next = findNextTour(data, new Date(dataUpdatedAt));
  if (!next) return <Tile {...tile} value="None planned" note="Add one to be found in another city" />;
  const { tour, isRunning } = next;
  return (
    <Tile
      {...tile}
      value={<bdi>{tour.city}</bdi>}
      note={isRunning ? `Now, until ${formatDay(tour.to)}` : formatDaySpan(tour)}
    />
  );
}

function Tile({ icon: Icon, label, to, value, note }: TileProps) {
  return (
    <Card padding="none" className="relative flex min-w-0 flex-col gap-1 p-4 hover:bg-hover/50">
      <p className="flex items-start gap-2 text-small text-muted">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
          {label}
        </Link>
      </p>
      <p className="font-serif text-lead font-semibold wrap-anywhere">
        {value ?? <Skeleton className="h-7 w-20" />}
      </p>
      {note && <p className="text-caption text-muted">{note}</p>}
    </Card>
  );
}
