import { useSearchParams } from "react-router";
import { AccountPage } from "#web/features/accounts/own/account-page.tsx";
import { IncompleteLink } from "#web/features/accounts/public/incomplete-link.tsx";
import { ConfirmNotice } from "#web/features/reports/notice/confirm-notice.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Confirm your notice", indexed: false });

export default function ConfirmNoticeRoute() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return (
    <AccountPage title="Confirm your notice">
      {token ? <ConfirmNotice token={token} /> : <IncompleteLink />}
    </AccountPage>
  );
}
