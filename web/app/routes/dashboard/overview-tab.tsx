import type { User } from "@vesper/contract/accounts/accounts";
import { Overview, VerificationReminder } from "#web/features/accounts/own/overview.tsx";
import { OwnActivity } from "#web/features/activity/own-activity.tsx";
import { LatestMessages } from "#web/features/chat/overview/latest-messages.tsx";
import { AvailableFavorites } from "#web/features/favorites/available-favorites.tsx";
import { ViewedSection } from "#web/features/profiles/viewed/viewed-section.tsx";
import { OwnTotals } from "#web/features/profiles/statistics/own-totals.tsx";
import { NewMatches } from "#web/features/saved-searches/new-matches.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import Moon from "virtual:icons/moon";
import { Card } from "#web/ui/layout/card.tsx";

/** People first: who wrote, who is available, who is new. The member's own figures follow. */
export function OverviewTab({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <VerificationReminder user={user} />
      {/* Each section renders nothing once it knows that it is empty; if all do, the hint takes their place. */}
      <div className="peer flex flex-col gap-4 empty:hidden sm:gap-6">
        <LatestMessages user={user} allAt="?tab=messages" />
        <AvailableFavorites />
        <NewMatches />
      </div>
      <NothingNew className="hidden peer-empty:block" />
      <ViewedSection />
      <OwnTotals />
      <Overview user={user} />
      <OwnActivity />
    </div>
  );
}

function NothingNew({ className }: { className: string }) {
  return (
    <Card padding="none" className={className}>
      <EmptyState
        icon={<Moon />}
        title="Nothing new right now"
        text="New messages, favorites who are available and new matches of your saved searches appear here."
        action={{ to: "/search", label: "Browse profiles" }}
        className="py-8"
      />
    </Card>
  );
}
