import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { statsQuery, useLiveFigures } from "#web/features/insights/queries.ts";
import { mediaStatsQuery, reviewKey } from "#web/features/media/admin/queries.ts";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import type { QueueName } from "@vesper/contract/moderation/queues";
import { useEffect } from "react";
import { appealsKey } from "#web/features/moderation/appeals/queries.ts";
import { inboxKey } from "#web/features/contact/admin/queries.ts";
import { listingsKey } from "#web/features/listings/admin/queries.ts";
import { profilesKey } from "#web/features/profiles/admin/queries.ts";
import { reviewsKey } from "#web/features/reviews/admin/queries.ts";
import { verificationsKey } from "#web/features/verification/admin/queries.ts";
import { casesKey } from "#web/features/moderation/cases/queries.ts";
import { subscribe } from "#web/realtime/connection.ts";

const queueKeys: Record<QueueName, QueryKey> = {
  profile: profilesKey,
  media: reviewKey,
  review: reviewsKey,
  listing: listingsKey,
  contact: inboxKey,
  case: casesKey,
  appeal: appealsKey,
  verification: verificationsKey,
};

/** Tabs of the admin area, with the number of pending items in each. */
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
      // There are more tabs than fit in one row. On wide screens they wrap, so that all are visible.
      className="mb-6 lg:flex-wrap"
    />
  );
}

/** Invalidates open queries when the server reports a new, decided or claimed item. */
function useLiveQueues() {
  const queries = useQueryClient();
  useEffect(
    () =>
      subscribe("queues_changed", ({ queues }) => {
        const lists = queues.map((queue) => queueKeys[queue]);
        for (const queryKey of [statsQuery.queryKey, ["admin", "leases"], ...lists]) {
          void queries.invalidateQueries({ queryKey });
        }
      }),
    [queries],
  );
}
