import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { statsQuery } from "./queries.ts";
import { Queues } from "./queues.tsx";
import type { Stats } from "@vesper/contract/profiles/insights";
import { Gavel, Images, ScrollText, Shapes, Tag, UserCheck, Users } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, SectionCard } from "#web/ui/layout/card.tsx";
import { clsx } from "clsx/lite";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const actions = [
  { to: "/admin/listings", label: "Review Products", Icon: Tag },
  { to: "/admin/pending", label: "Pending Profiles", Icon: UserCheck },
  { to: "/admin/media", label: "Media Review", Icon: Images },
  { to: "/admin/users", label: "Manage Users", Icon: Users },
  { to: "/admin/taxonomy", label: "Categories & Tags", Icon: Shapes },
  { to: "/admin/cases", label: "Review Cases", Icon: Gavel },
  { to: "/admin/audit", label: "Audit Log", Icon: ScrollText },
] as const;

/** The review queues, longest wait first, then the key figures of the site. */
export function Insights() {
  const query = useQuery(statsQuery);
  const { data, dataUpdatedAt } = query;
  if (query.isLoadingError) {
    return <LoadFailure query={query} message="Failed to load the statistics" retryLabel="Retry" />;
  }
  return (
    <>
      <div className="grid gap-6 xl:grid-cols-3">
        <Queues stats={data} now={new Date(dataUpdatedAt)} className="*:h-full xl:col-span-2" />
        <QuickActions className="*:h-full" />
      </div>
      <Figures stats={data} />
    </>
  );
}

function Figures({ stats }: { stats?: Stats }) {
  const figures: Figure[] = [
    { label: "Total Products", value: stats?.products.total, to: "/admin/listings" },
    {
      label: "Pending Approvals",
      value: stats && stats.profiles.open + stats.products.pending,
      to: "/admin/pending",
    },
    { label: "Total Users", value: stats?.users.total, to: "/admin/users" },
    { label: "Banned Users", value: stats?.users.banned, to: "/admin/users?status=banned" },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4" aria-busy={!stats}>
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

function QuickActions({ className }: { className?: string }) {
  return (
    <SectionCard title="Quick Actions" className={className}>
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
        {actions.map(({ to, label, Icon }) => (
          <Button
            key={to}
            tone="outline"
            icon={<Icon aria-hidden className="size-4.5" />}
            render={<Link to={to} />}
          >
            {label}
          </Button>
        ))}
      </div>
    </SectionCard>
  );
}

interface Figure {
  label: string;
  /** Undefined while loading. */
  value?: number;
  /** Link to the details, if such a page exists. */
  to?: string;
}

function FigureCard({ label, value, to }: Figure) {
  return (
    <Card
      padding="none"
      className={clsx("relative flex flex-col gap-1 p-4 sm:p-5", to && "hover:bg-hover/50")}
    >
      <dt className="text-small text-muted">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd>
        {value === undefined ? (
          <Skeleton className="h-9 w-16" />
        ) : (
          <span className="font-serif text-title font-semibold tabular-nums">
            {value.toLocaleString("en")}
          </span>
        )}
      </dd>
    </Card>
  );
}
