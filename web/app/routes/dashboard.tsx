import type { User } from "@vesper/contract/accounts/accounts";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import { AccountSettings } from "#web/features/accounts/own/account-settings.tsx";
import { AccountSkeleton } from "#web/features/accounts/own/account-skeleton.tsx";
import { Overview } from "#web/features/accounts/own/overview.tsx";
import { OwnDetails } from "#web/features/accounts/own/own-details.tsx";
import { meQuery } from "#web/features/accounts/own/queries.ts";
import { OwnActivity } from "#web/features/activity/own-activity.tsx";
import { BlockedPeople } from "#web/features/blocks/blocked-people.tsx";
import { toChips } from "#web/features/search/filters/chips.ts";
import { Messages } from "#web/features/chat/page/messages.tsx";
import { useUnread } from "#web/features/chat/use-unread.ts";
import { FavoriteList } from "#web/features/favorites/favorite-list.tsx";
import { StatementList } from "#web/features/moderation/own/statement-list.tsx";
import { PushSettings } from "#web/features/notifications/push-settings.tsx";
import { OwnReviews } from "#web/features/reviews/own/own-reviews.tsx";
import { OwnTotals } from "#web/features/profiles/statistics/own-totals.tsx";
import { SavedSearches } from "#web/features/saved-searches/saved-searches.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Guard } from "#web/shell/guard.tsx";
import { toLoginPath } from "#web/session/login-path.ts";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";

export const meta = describePage({ title: "Dashboard", indexed: false });

const tabs = [
  { name: "overview", label: "Overview", Content: OverviewTab },
  { name: "favorites", label: "Favorites", Content: FavoriteList },
  { name: "reviews", label: "Reviews", Content: OwnReviews },
  { name: "messages", label: "Messages", Content: Messages },
  { name: "profile", label: "Profile", Content: OwnDetails },
  { name: "settings", label: "Settings", Content: SettingsTab },
  { name: "notices", label: "Decisions", Content: StatementList },
] as const;

export default function DashboardRoute() {
  const { pathname, search } = useLocation();
  return (
    <Guard signInAt={toLoginPath(pathname + search)} fallback={<AccountSkeleton />}>
      {(user) => <Dashboard user={user} />}
    </Guard>
  );
}

function OverviewTab({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-6">
      <OwnTotals />
      <Overview user={user} />
      <OwnActivity />
    </div>
  );
}

// A formatted slug is enough here: loading all category and tag names is not worth it.
const toTermName = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

function SettingsTab({ user }: { user: User }) {
  return (
    <AccountSettings user={user}>
      <PushSettings />
      <SavedSearches describe={(query) => toChips(query, toTermName).map(({ label }) => label)} />
      <BlockedPeople />
    </AccountSettings>
  );
}

function Dashboard({ user }: { user: User }) {
  useQuery(meQuery);
  const unread = useUnread();
  const [params] = useSearchParams();
  const current = tabs.find((tab) => tab.name === params.get("tab")) ?? tabs[0];

  return (
    <Page width="medium">
      <PageHeader title={insertName("Good to see you, {name}", user.name)} />
      <LinkTabs
        label="Dashboard"
        tabs={tabs.map((tab) => ({
          to: `?tab=${tab.name}`,
          label: tab.label,
          current: tab === current,
          count: tab.name === "messages" ? unread : undefined,
        }))}
        className="mb-6"
      />
      <current.Content user={user} />
    </Page>
  );
}
