import { UserManagement } from "#web/features/accounts/admin/user-management.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "User Management", indexed: false });

export default function AdminUsersRoute() {
  return <UserManagement />;
}
