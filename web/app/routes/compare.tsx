import { Link, useLocation } from "react-router";
import { AccountSkeleton } from "#web/features/accounts/own/account-skeleton.tsx";
import { ComparePage } from "#web/features/favorites/compare/compare-page.tsx";
import { toLoginPath } from "#web/session/login-path.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { Guard } from "#web/shell/guard.tsx";
import ArrowLeft from "virtual:icons/arrow-left";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";

export const meta = describePage({ title: "Compare favorites", indexed: false });

export default function CompareRoute() {
  const { pathname, search } = useLocation();
  return (
    <Guard signInAt={toLoginPath(pathname + search)} fallback={<AccountSkeleton />}>
      {() => (
        <Page>
          <PageHeader
            title="Compare favorites"
            eyebrow={
              <Link
                to="/dashboard?tab=favorites"
                className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
              >
                <ArrowLeft aria-hidden className="size-4" />
                Your favorites
              </Link>
            }
          />
          <ComparePage />
        </Page>
      )}
    </Guard>
  );
}
