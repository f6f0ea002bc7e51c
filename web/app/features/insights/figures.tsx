import type { Stats } from "@vesper/contract/insights";
import { type Figure, FigureCard } from "./figure-card.tsx";

/** What there is, each in one number. */
export function Figures({ stats }: { stats?: Stats }) {
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
