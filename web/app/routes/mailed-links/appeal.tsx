import { useSearchParams } from "react-router";
import { AccountPage } from "#web/shared/account-page.tsx";
import { IncompleteLink } from "#web/shared/mailed-link.tsx";
import { LinkedStatement } from "#web/features/moderation/own/linked-statement.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { QueryArea } from "#web/shell/query-area.tsx";

export const meta = describePage({ title: "A decision about your account", indexed: false });

/** Appeal page for people who cannot sign in: the decision, its reason, and how to appeal. */
export default function AppealRoute() {
  const [params] = useSearchParams();
  const token = params.get("token");
  if (!token) {
    return (
      <AccountPage title="A decision about your account">
        <IncompleteLink />
      </AccountPage>
    );
  }
  return (
    <Page width="medium">
      <PageHeader title="A decision about your account" />
      <QueryArea>
        <LinkedStatement token={token} />
      </QueryArea>
    </Page>
  );
}
