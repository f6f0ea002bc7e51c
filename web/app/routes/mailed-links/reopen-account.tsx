import { useSearchParams } from "react-router";
import { AccountPage } from "#web/features/accounts/own/account-page.tsx";
import { IncompleteLink } from "#web/features/accounts/public/incomplete-link.tsx";
import { ReopenAccount } from "#web/features/accounts/public/reopen-account.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Keep your account", indexed: false });

export default function ReopenAccountRoute() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return (
    <AccountPage title="Keep your account" text="You asked us to delete it. You can still change your mind.">
      {token ? <ReopenAccount token={token} /> : <IncompleteLink />}
    </AccountPage>
  );
}
