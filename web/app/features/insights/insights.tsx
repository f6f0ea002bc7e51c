import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import Gavel from "virtual:icons/gavel";
import Images from "virtual:icons/images";
import ScrollText from "virtual:icons/scroll-text";
import Shapes from "virtual:icons/shapes";
import Tag from "virtual:icons/tag";
import UserCheck from "virtual:icons/user-check";
import Users from "virtual:icons/users";
import { statsQuery } from "./queries.ts";
import { useCapable } from "#web/session/use-capable.ts";
import { Queues } from "./queues.tsx";
import type { Stats } from "@vesper/contract/profiles/insights";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, SectionCard } from "#web/ui/layout/card.tsx";
import { clsx } from "clsx/lite";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const actions = [
  { to: "/admin/listings", label: "Review Products", Icon: Tag, capability: "moderate" },
  { to: "/admin/pending", label: "Pending Profiles", Icon: UserCheck, capability: "moderate" },
  { to: "/admin/media", label: "Media Review", Icon: Images, capability: "moderate" },
  { to: "/admin/users", label: "Manage Users", Icon: Users, capability: "read-people" },
  { to: "/admin/taxonomy", label: "Categories & Tags", Icon: Shapes, capability: "taxonomy" },
  { to: "/admin/cases", label: "Review Cases", Icon: Gavel, capability: "decide-cases" },
  { to: "/admin/audit", label: "Audit Log", Icon: ScrollText, capability: "audit" },
] as const;

/** The review queues, longest wait first, then the key figures of the site. */
export function Insights() {
  const query = useQuery(statsQuery);
  const isCapable = useCapable();
  const { data, dataUpdatedAt } = query;
  if (query.isLoadingError) {
    return <LoadFailure query={query} message="Failed to load the statistics" retryLabel="Retry" />;
  }
  const own = actions.filter(({ capability }) => isCapable(capability));
  return (
    <>
      <div className={clsx("grid gap-6", own.length > 0 && "xl:grid-cols-3")}>
        <Queues stats={data} now={new Date(dataUpdatedAt)} className="*:h-full xl:col-span-2" />
        {own.length > 0 && <QuickActions actions={own} className="*:h-full" />}
      </div>
      {isCapable("figures") && <Figures stats={data} />}
    </>
  );
}

function Figures({ stats }: { stats?: Stats }) {
  const isCapable = useCapable();
  const { products, profiles, users } = stats ?? {};
  const [content, people] = [isCapable("moderate"), isCapable("read-people")];
  const figures: Figure[] = [
    { label: "Total Products", value: products?.total, to: content ? "/admin/listings" : undefined },
    {
      label: "Pending Approvals",
      value: profiles && products ? profiles.open + products.pending : undefined,
      to: content ? "/admin/pending" : undefined,
    },
    { label: "Total Users", value: users?.total, to: people ? "/admin/users" : undefined },
    { label: "Banned Users", value: users?.banned, to: people ? "/admin/users?status=banned" : undefined },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4" aria-busy={!stats}>
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

interface QuickActionsProps {
  actions: readonly (typeof actions)[number][];
  className?: string;
}

function QuickActions({ actions: own, className }: QuickActionsProps) {
  return (
    <SectionCard title="Quick Actions" className={className}>
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
        {own.map(({ to, label, Icon }) => (
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
  /** Link to the details, if the viewer may open such a page. */
  to?: string | undefined;
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
