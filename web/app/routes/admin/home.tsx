import { SiteActivity } from "#web/features/activity/site-activity.tsx";
import { Insights } from "#web/features/insights/insights.tsx";
import { SiteDays } from "#web/features/insights/site-days.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Admin Dashboard", indexed: false });

export default function AdminHomeRoute() {
  return (
    <div className="flex flex-col gap-6">
      <h2 className="sr-only">Dashboard</h2>
      <Insights />
      <SiteDays />
      <SiteActivity />
    </div>
  );
}
