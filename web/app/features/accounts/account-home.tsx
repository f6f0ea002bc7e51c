import { useQuery } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts";
import { AccountSettings } from "./account-settings.tsx";
import { OwnDetails } from "./own-details.tsx";
import { meQuery } from "./queries.ts";
import { VerificationNotice } from "./verification-notice.tsx";

/** The essentials of an account on one page. */
export function AccountHome({ user }: { user: User }) {
  useQuery(meQuery);
  return (
    <div className="flex flex-col gap-6">
      <VerificationNotice user={user} />
      <OwnDetails user={user} />
      <AccountSettings user={user} />
    </div>
  );
}
