import { useQuery } from "@tanstack/react-query";
import { statsQuery } from "#web/features/insights/queries.ts";
import { useLiveFigures } from "#web/features/insights/use-live-figures.ts";
import { mediaStatsQuery } from "#web/features/media/admin/queries.ts";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import { useLiveQueues } from "./use-live-queues.ts";

/** The rooms of the admin area, with what waits in each. */
export function AdminTabs() {
  const { data } = useQuery(statsQuery);
  const { data: media } = useQuery(mediaStatsQuery);
  useLiveFigures();
  useLiveQueues();
  return (
    <LinkTabs
      label="Admin"
      tabs={[
        { to: "/admin", label: "Dashboard", end: true },
        { to: "/admin/profiles", label: "Escort Profiles" },
        { to: "/admin/bulk-upload", label: "Bulk Upload" },
        { to: "/admin/pending", label: "Pending Escort Profiles", count: data?.profiles.open, red: true },
        { to: "/admin/users", label: "User Management" },
        { to: "/admin/taxonomy", label: "Categories & Tags" },
        { to: "/admin/media", label: "Media Review", count: media?.pending, red: true },
        { to: "/admin/listings", label: "Listings", count: data?.products.pending, red: true },
        { to: "/admin/reviews", label: "Reviews", count: data?.reviews.pending, red: true },
        { to: "/admin/rates", label: "Exchange Rates" },
        {
          to: "/admin/cases",
          label: "Cases",
          count: data?.cases.open,
          urgent: data !== undefined && data.cases.urgent > 0,
        },
        {
          to: "/admin/verifications",
          label: "Verifications",
          count: data?.verifications.open,
          red: true,
        },
        { to: "/admin/appeals", label: "Appeals", count: data?.appeals.open, red: true },
        { to: "/admin/contact", label: "Contact", count: data?.contact.open, red: true },
        { to: "/admin/audit", label: "Audit Log" },
      ]}
      // More rooms than fit in one row: where there is space, all of them are in sight.
      className="mb-6 lg:flex-wrap"
    />
  );
}
