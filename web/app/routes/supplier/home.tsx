import type { User } from "@vesper/contract/accounts/accounts";
import { useQuery } from "@tanstack/react-query";
import { useOutletContext } from "react-router";
import { meQuery } from "#web/features/accounts/own/queries.ts";
import { TodoList } from "#web/features/profiles/todo/todo-list.tsx";
import { MediaCounters } from "#web/features/media/dashboard/media-counters.tsx";
import { QuickActions } from "#web/features/media/dashboard/quick-actions.tsx";
import { RecentMedia } from "#web/features/media/dashboard/recent-media.tsx";
import { VerificationSummary } from "#web/features/verification/own/verification-summary.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Escort Dashboard", indexed: false });

export default function SupplierHomeRoute() {
  const user = useOutletContext<User>();
  useQuery(meQuery);
  return (
    <div className="flex flex-col gap-6">
      <h2 className="sr-only">Dashboard</h2>
      <MediaCounters />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-6 lg:order-last">
          <TodoList user={user} />
          <VerificationSummary />
          <QuickActions />
        </div>
        <RecentMedia />
      </div>
    </div>
  );
}
