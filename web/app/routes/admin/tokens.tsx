import { OwnTokens } from "#web/features/tokens/own-tokens.tsx";
import { StaffTokens } from "#web/features/tokens/staff-tokens.tsx";
import { Capable } from "#web/shared/capable.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Access Tokens", indexed: false });

export default function AdminTokensRoute() {
  return (
    <div className="flex flex-col gap-8">
      <OwnTokens />
      <Capable of="manage-staff">
        <StaffTokens />
      </Capable>
    </div>
  );
}
