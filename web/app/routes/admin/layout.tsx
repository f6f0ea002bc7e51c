import { isAdmin } from "@vesper/contract/accounts/role-checks";
import { Link, Outlet } from "react-router";
import { Guard } from "#web/shell/guard.tsx";
import { useSignOut } from "#web/shell/header/use-sign-out.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { AdminTabs } from "./admin-tabs.tsx";
import { AreaSkeleton } from "#web/ui/feedback/area-skeleton.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";

const AdminSkeleton = () => (
  <AreaSkeleton name="The admin area">
    <Skeleton className="h-24 w-full rounded-card" />
    <Skeleton className="h-96 w-full rounded-card" />
  </AreaSkeleton>
);

export default function AdminLayout() {
  const signOut = useSignOut();
  return (
    <Guard signInAt="/login" mayEnter={isAdmin} fallback={<AdminSkeleton />}>
      {(user) => (
        <Page className="sm:py-8">
          <PageHeader
            title={insertName("Welcome, {name}", user.name)}
            actions={
              <>
                <Button tone="quiet" className="max-sm:-ml-5" render={<Link to="/dashboard?tab=settings" />}>
                  My account
                </Button>
                <Button tone="outline" onClick={() => void signOut()}>
                  Logout
                </Button>
              </>
            }
            className="sm:mb-6"
          />
          <AdminTabs />
          <Outlet context={user} />
        </Page>
      )}
    </Guard>
  );
}
