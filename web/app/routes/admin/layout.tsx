import { isAdmin } from "@vesper/contract/standing";
import { Outlet } from "react-router";
import { AccountSkeleton } from "#web/features/accounts/account-skeleton.tsx";
import { Guard } from "#web/shell/guard.tsx";
import { useSignOut } from "#web/shell/use-sign-out.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Page } from "#web/ui/page.tsx";

export default function AdminLayout() {
  const signOut = useSignOut();
  return (
    <Guard signInAt="/login" mayEnter={isAdmin} fallback={<AccountSkeleton />}>
      {(user) => (
        <Page width="medium">
          <PageHeader
            title={
              <>
                Welcome, <bdi>{user.name}</bdi>
              </>
            }
            actions={
              <Button tone="outline" onClick={() => void signOut()}>
                Logout
              </Button>
            }
          />
          <Outlet context={user} />
        </Page>
      )}
    </Guard>
  );
}
