import { StaffActs } from "#web/features/accounts/admin/staff-acts.tsx";
import { AuditLog } from "#web/features/moderation/audit/audit-log.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Audit Log", indexed: false });

export default function AuditRoute() {
  return (
    <div className="flex flex-col gap-8">
      <StaffActs />
      <AuditLog />
    </div>
  );
}
