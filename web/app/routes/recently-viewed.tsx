import { ViewedPage } from "#web/features/profiles/viewed/viewed-page.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";

export const meta = describePage({ title: "Recently viewed", indexed: false });

export default function RecentlyViewedRoute() {
  return (
    <Page>
      <PageHeader
        title="Recently viewed"
        text="The last 20 profiles you opened in this browser. The list stays on this device, for 7 days at most. Signing out and “Quick exit” clear it."
      />
      <ViewedPage />
    </Page>
  );
}
