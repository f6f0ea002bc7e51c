import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { Link, Outlet } from "react-router";
import { HoldBanner } from "#web/features/moderation/own/hold-banner.tsx";
import { Guard } from "#web/shell/guard.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { SupplierSkeleton } from "./supplier-skeleton.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ownMediaKey } from "#web/features/media/queries.ts";
import { ownProfileKey } from "#web/features/profiles/own/queries.ts";
import { verificationQuery } from "#web/features/verification/own/queries.ts";
import { subscribe } from "#web/realtime/connection.ts";
import { useUnread } from "#web/features/chat/use-unread.ts";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";

const decisionQueryKeys = [
  ownProfileKey,
  ownMediaKey,
  verificationQuery.queryKey,
  ["attention"],
  ["notices"],
];

export default function SupplierLayout() {
  return (
    <Guard signInAt="/login" mayEnter={isSupplier} fallback={<SupplierSkeleton />}>
      {(user) => (
        <Page className="sm:py-8">
          <PageHeader
            title="Escort Dashboard"
            actions={
              <Button tone="quiet" className="max-sm:-ml-5" render={<Link to="/dashboard" />}>
                My account
              </Button>
            }
            className="sm:mb-6"
          />
          <SupplierTabs />
          <LiveHoldBanner />
          <Outlet context={user} />
        </Page>
      )}
    </Guard>
  );
}

function LiveHoldBanner() {
  useLiveDecisions();
  return <HoldBanner />;
}

/** Refetches after account events, because an admin may decide while the page is open. */
function useLiveDecisions() {
  const queries = useQueryClient();
  useEffect(
    () =>
      subscribe("notifications_changed", ({ newest }) => {
        if (newest?.kind !== "account" && newest?.kind !== "decision") return;
        for (const queryKey of decisionQueryKeys) void queries.invalidateQueries({ queryKey });
      }),
    [queries],
  );
}

/** Tabs of the escort's area. */
function SupplierTabs() {
  const unread = useUnread();
  return (
    <LinkTabs
      label="Escort Dashboard"
      tabs={[
        { to: "/supplier", label: "Dashboard", end: true },
        { to: "/supplier/media", label: "My Media", end: true },
        { to: "/supplier/profile", label: "Profile Management" },
        { to: "/supplier/media/new", label: "Add New Media" },
        { to: "/supplier/messages", label: "Messages", count: unread },
        { to: "/supplier/listings", label: "Listings" },
        { to: "/supplier/reviews", label: "Reviews" },
        { to: "/supplier/verification", label: "Verification" },
        { to: "/supplier/statistics", label: "Statistics" },
      ]}
      className="mb-6"
    />
  );
}
