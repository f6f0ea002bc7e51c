import { isSupplier } from "@vesper/contract/standing";
import { Outlet } from "react-router";
import { Guard } from "#web/shell/guard.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Page } from "#web/ui/page.tsx";
import { SupplierSkeleton } from "./supplier-skeleton.tsx";
import { SupplierTabs } from "./supplier-tabs.tsx";

export default function SupplierLayout() {
  return (
    <Guard signInAt="/login" mayEnter={isSupplier} fallback={<SupplierSkeleton />}>
      {(user) => (
        <Page className="sm:py-8">
          <PageHeader title="Escort Dashboard" className="sm:mb-6" />
          <SupplierTabs />
          <Outlet context={user} />
        </Page>
      )}
    </Guard>
  );
}
