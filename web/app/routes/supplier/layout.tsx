import { isSupplier } from "@vesper/contract/standing";
import { Outlet } from "react-router";
import { AccountSkeleton } from "#web/features/accounts/account-skeleton.tsx";
import { Guard } from "#web/shell/guard.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Page } from "#web/ui/page.tsx";

export default function SupplierLayout() {
  return (
    <Guard signInAt="/login" mayEnter={isSupplier} fallback={<AccountSkeleton />}>
      {(user) => (
        <Page width="medium">
          <PageHeader title="Escort Dashboard" />
          <Outlet context={user} />
        </Page>
      )}
    </Guard>
  );
}
