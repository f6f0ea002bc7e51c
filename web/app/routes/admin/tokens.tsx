import { hasCapability } from "@vesper/contract/accounts/capabilities";
import { OwnTokens } from "#web/features/tokens/own-tokens.tsx";
import { StaffTokens } from "#web/features/tokens/staff-tokens.tsx";
import { useUser } from "#web/session/session-store.ts";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Access Tokens", indexed: false });

export default function AdminTokensRoute() {
  const user = useUser();
  return (
    <div className="flex flex-col gap-8">
      <OwnTokens />
      {user && hasCapability(user.roles, "manage-staff") && <StaffTokens />}
    </div>
  );
}
