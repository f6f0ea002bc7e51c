import { useSearchParams } from "react-router";
import { AccountPage } from "#web/features/accounts/own/account-page.tsx";
import { IncompleteLink } from "#web/features/accounts/public/incomplete-link.tsx";
import { StopAlerts } from "#web/features/saved-searches/stop-alerts.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Switch alerts off", indexed: false });

export default function StopAlertsRoute() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return (
    <AccountPage title="Switch alerts off">
      {token ? <StopAlerts token={token} /> : <IncompleteLink />}
    </AccountPage>
  );
}
