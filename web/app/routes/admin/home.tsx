import { Navigate, useOutletContext } from "react-router";
import type { User } from "@vesper/contract/accounts/accounts";
import { SiteActivity } from "#web/features/activity/site-activity.tsx";
import { Insights } from "#web/features/insights/insights.tsx";
import { SiteDays } from "#web/features/insights/site-days.tsx";
import { Capable } from "#web/shared/capable.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { getLanding } from "./sections.ts";

export const meta = describePage({ title: "Admin Dashboard", indexed: false });

export default function AdminHomeRoute() {
  const landing = getLanding(useOutletContext<User>().roles);
  if (landing !== "/admin") return <Navigate to={landing} replace />;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="sr-only">Dashboard</h2>
      <Insights />
      <Capable of="figures">
        <SiteDays />
      </Capable>
      <Capable of="audit">
        <SiteActivity />
      </Capable>
    </div>
  );
}
