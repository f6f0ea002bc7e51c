import type { User } from "@vesper/contract/accounts";
import { useOutletContext } from "react-router";
import { AccountHome } from "#web/features/accounts/account-home.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Admin Dashboard", indexed: false });

export default function AdminHomeRoute() {
  return <AccountHome user={useOutletContext<User>()} />;
}
