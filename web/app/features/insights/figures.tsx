import type { Stats } from "@vesper/contract/insights";
import { timeSince } from "#web/ui/time-since.ts";
import { type Figure, FigureCard } from "./figure-card.tsx";

/** What there is and what waits, each in one number. */
export function Figures({ stats, now }: { stats?: Stats; now: Date }) {
  const figures: Figure[] = [
    { label: "Total Products", value: stats?.products.total, to: "/admin/listings" },
    {
      label: "Pending Approvals",
      value: stats && stats.profiles.open + stats.products.pending,
      to: "/admin/pending",
    },
    { label: "Total Users", value: stats?.users.total, to: "/admin/users" },
    { label: "Banned Users", value: stats?.users.banned, to: "/admin/users?status=banned" },
    {
      label: "Open Cases",
      value: stats?.cases.open,
      note: stats && <Waiting cases={stats.cases} now={now} />,
      to: "/admin/cases",
      className: "max-xl:col-span-full",
    },
  ];
  return (
    <dl
      className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-[repeat(4,1fr)_1.6fr]"
      aria-busy={!stats}
    >
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

function Waiting({ cases, now }: { cases: Stats["cases"]; now: Date }) {
  if (!cases.oldestAt) return "Nothing waits";
  return (
    <>
      {cases.urgent > 0 && <span className="font-medium text-danger">{cases.urgent} urgent, </span>}
      oldest opened {timeSince(new Date(cases.oldestAt), now)}
    </>
  );
}
