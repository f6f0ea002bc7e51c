import { useQueryClient } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts/accounts";
import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { useEffect } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { useUnread } from "#web/features/chat/use-unread.ts";
import { ownMediaKey } from "#web/features/media/queries.ts";
import { HoldBanner } from "#web/features/moderation/own/hold-banner.tsx";
import { ownProfileKey, previewKey } from "#web/features/profiles/own/queries.ts";
import { verificationQuery } from "#web/features/verification/own/queries.ts";
import { subscribe } from "#web/realtime/connection.ts";
import { showsPeople } from "#web/session/people-pages.ts";
import { Guard } from "#web/shell/guard.tsx";
import { useSite } from "#web/shell/site.ts";
import { TabBar } from "#web/shell/tab-bar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import { AreaHeader, Page } from "#web/ui/layout/page.tsx";
import { getBar, getSectionTitle, getTabs, isMessages } from "./sections.ts";
import { SupplierSkeleton } from "./supplier-skeleton.tsx";

const areaName = "Escort Dashboard";

const decisionQueryKeys = [
  ownProfileKey,
  previewKey,
  ownMediaKey,
  verificationQuery.queryKey,
  ["attention"],
  ["notices"],
];

export default function SupplierLayout() {
  const { pathname } = useLocation();
  const { isGated } = useSite();
  const loading = (
    <>
      <SupplierSkeleton />
      <TabBar label={areaName} {...getBar(pathname, 0, isGated)} />
    </>
  );
  return (
    <Guard signInAt="/login" mayEnter={isSupplier} fallback={loading}>
      {(user) => <SupplierArea user={user} />}
    </Guard>
  );
}

function SupplierArea({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const { isGated } = useSite();
  const unread = useUnread({ enabled: !isGated });
  useLiveDecisions();
  return (
    <>
      <Page className="max-sm:py-5 sm:py-8">
        <AreaHeader
          area={areaName}
          title={getSectionTitle(pathname)}
          titleHidden={isMessages(pathname)}
          actions={
            <Button
              tone="quiet"
              className="max-lg:hidden"
              render={<Link to={isGated ? "/dashboard?tab=settings" : "/dashboard"} />}
            >
              My account
            </Button>
          }
        />
        <LinkTabs
          label={areaName}
          tabs={getTabs(unread).filter(({ to }) => !isGated || !showsPeople(to))}
          className="mb-6 max-lg:hidden"
        />
        <HoldBanner />
        <Outlet context={user} />
      </Page>
      {/* An open conversation fills the screen of a phone and has its own way back. */}
      {!new URLSearchParams(search).has("conversation") && (
        <TabBar label={areaName} {...getBar(pathname, unread, isGated)} />
      )}
    </>
  );
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
