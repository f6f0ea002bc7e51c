import type { User } from "@vesper/contract/accounts/accounts";
import { useOutletContext } from "react-router";
import { Messages } from "#web/features/chat/page/messages.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Messages", indexed: false });

export default function SupplierMessagesRoute() {
  return <Messages user={useOutletContext<User>()} />;
}
