import { useSearchParams } from "react-router";
import { AccountPage } from "#web/features/accounts/own/account-page.tsx";
import { IncompleteLink } from "#web/features/accounts/public/incomplete-link.tsx";
import { UndoEmail } from "#web/features/accounts/public/undo-email.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Keep your email address", indexed: false });

export default function UndoEmailRoute() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return (
    <AccountPage title="Keep your email address" text="The address of your account was changed.">
      {token ? <UndoEmail token={token} /> : <IncompleteLink />}
    </AccountPage>
  );
}
