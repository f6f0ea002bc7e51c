import { isSupplier } from "@vesper/contract/standing";
import { Link, Outlet } from "react-router";
import { HoldBanner } from "#web/features/moderation/own/hold-banner.tsx";
import { Guard } from "#web/shell/guard.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { SupplierSkeleton } from "./supplier-skeleton.tsx";
import { SupplierTabs } from "./supplier-tabs.tsx";
import { useLiveStanding } from "./use-live-standing.ts";

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
          <LiveStanding />
          <Outlet context={user} />
        </Page>
      )}
    </Guard>
  );
}

function LiveStanding() {
  useLiveStanding();
  return <HoldBanner />;
}
