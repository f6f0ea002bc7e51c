import type { User } from "@vesper/contract/accounts/accounts";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import { AccountSettings } from "#web/features/accounts/own/account-settings.tsx";
import { AccountSkeleton } from "#web/features/accounts/own/account-skeleton.tsx";
import { OwnDetails } from "#web/features/accounts/own/own-details.tsx";
import { meQuery } from "#web/features/accounts/own/queries.ts";
import { BlockedPeople } from "#web/features/blocks/blocked-people.tsx";
import { toChips } from "#web/features/search/filters/chips.ts";
import { Messages } from "#web/features/chat/page/messages.tsx";
import { useUnread } from "#web/features/chat/use-unread.ts";
import { FavoriteList } from "#web/features/favorites/favorite-list.tsx";
import { FollowButton } from "#web/features/follows/follow-button.tsx";
import { Following } from "#web/features/follows/following.tsx";
import { StatementList } from "#web/features/moderation/own/statement-list.tsx";
import { PushSettings } from "#web/features/notifications/push-settings.tsx";
import { OwnReviews } from "#web/features/reviews/own/own-reviews.tsx";
import { SavedSearches } from "#web/features/saved-searches/saved-searches.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Guard } from "#web/shell/guard.tsx";
import { useSite } from "#web/shell/site.ts";
import { type BarLink, type BarTab, TabBar } from "#web/shell/tab-bar.tsx";
import { toLoginPath } from "#web/session/login-path.ts";
import { showsPeople } from "#web/session/people-pages.ts";
import Heart from "virtual:icons/heart";
import House from "virtual:icons/house";
import MessageCircle from "virtual:icons/message-circle";
import Settings from "virtual:icons/settings";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import { AreaHeader, Page } from "#web/ui/layout/page.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";
import { OverviewTab } from "./dashboard/overview-tab.tsx";

export const meta = describePage({ title: "Dashboard", indexed: false });

const tabs = [
  { name: "overview", label: "Overview", Content: OverviewTab, icon: House },
  { name: "favorites", label: "Favorites", Content: FavoritesTab, icon: Heart },
  { name: "reviews", label: "Reviews", Content: OwnReviews },
  { name: "messages", label: "Messages", Content: Messages, icon: MessageCircle },
  { name: "profile", label: "Profile", Content: OwnDetails },
  { name: "settings", label: "Settings", Content: SettingsTab, icon: Settings },
  { name: "notices", label: "Decisions", Content: StatementList },
] as const;
type Tab = (typeof tabs)[number];

/** Whether a tab concerns no one but the member, so that it needs no proof of age. */
const isOpenTab = ({ name }: Tab) => !showsPeople(`/dashboard?tab=${name}`);

/** Order of the bar on a phone: what changes most often first. */
const barOrder = ["overview", "messages", "favorites", "settings"] as const;

const useCurrentTab = (): Tab => {
  const [params] = useSearchParams();
  return tabs.find((tab) => tab.name === params.get("tab")) ?? tabs[0];
};

export default function DashboardRoute() {
  const { pathname, search } = useLocation();
  const current = useCurrentTab();
  const loading = (
    <>
      <AccountSkeleton />
      <DashboardBar current={current} unread={0} />
    </>
  );
  return (
    <Guard signInAt={toLoginPath(pathname + search)} fallback={loading}>
      {(user) => <Dashboard user={user} current={current} />}
    </Guard>
  );
}

const toFollowButton = ({ _id, name }: { _id: string; name: string }) => (
  <FollowButton id={_id} name={name} tone="quiet" size="small" className="-ml-3.5" />
);

function FavoritesTab() {
  return <FavoriteList toFollowButton={toFollowButton} />;
}

// A formatted slug is enough here: loading all category and tag names is not worth it.
const toTermName = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

function SettingsTab({ user }: { user: User }) {
  const { ageLevel, isGated } = useSite();
  return (
    <AccountSettings user={user} ageLevel={ageLevel} isGated={isGated}>
      {!isGated && (
        <>
          <PushSettings />
          <SavedSearches describe={(query) => toChips(query, toTermName).map(({ label }) => label)} />
          <Following />
          <BlockedPeople />
        </>
      )}
    </AccountSettings>
  );
}

function Dashboard({ user, current }: { user: User; current: Tab }) {
  useQuery(meQuery);
  const { isGated } = useSite();
  const unread = useUnread({ enabled: !isGated });
  const [params] = useSearchParams();
  return (
    <>
      <Page width="medium" className="max-sm:py-5">
        <AreaHeader
          title={
            current.name === "overview" ? insertName("Good to see you, {name}", user.name) : current.label
          }
          titleHidden={current.name === "messages"}
        />
        <LinkTabs
          label="Dashboard"
          tabs={tabs.filter(isGated ? isOpenTab : Boolean).map((tab) => ({
            to: `?tab=${tab.name}`,
            label: tab.label,
            current: tab === current,
            count: tab.name === "messages" ? unread : undefined,
          }))}
          className="mb-6 max-lg:hidden"
        />
        <current.Content user={user} />
      </Page>
      {/* An open conversation fills the screen of a phone and has its own way back. */}
      {!params.has("conversation") && <DashboardBar current={current} unread={unread} />}
    </>
  );
}

const toBarLink = (tab: Tab, current: Tab): BarLink => ({
  to: `?tab=${tab.name}`,
  label: tab.label,
  isCurrent: tab === current,
});

function DashboardBar({ current, unread }: { current: Tab; unread: number }) {
  const { isGated } = useSite();
  const shown = tabs.filter(isGated ? isOpenTab : Boolean);
  const barTabs = barOrder.flatMap((name): BarTab[] => {
    const tab = shown.find((one) => one.name === name);
    if (!tab || !("icon" in tab)) return [];
    const count = name === "messages" ? unread : undefined;
    return [{ ...toBarLink(tab, current), icon: tab.icon, count }];
  });
  const more = shown.filter((tab) => !("icon" in tab)).map((tab) => toBarLink(tab, current));
  return <TabBar label="Dashboard" tabs={barTabs} more={more} />;
}
