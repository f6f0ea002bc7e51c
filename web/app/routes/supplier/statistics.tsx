import { FollowerCount } from "#web/features/follows/follower-count.tsx";
import { OwnStatistics } from "#web/features/profiles/statistics/own-statistics.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Statistics", indexed: false });

export default function StatisticsRoute() {
  return (
    <div className="flex flex-col gap-6">
      <FollowerCount />
      <OwnStatistics />
    </div>
  );
}
