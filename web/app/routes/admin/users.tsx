import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "User Management", indexed: false });

export { UserManagement as default } from "#web/features/accounts/admin/user-management.tsx";
