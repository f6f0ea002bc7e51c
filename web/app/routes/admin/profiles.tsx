import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Escort Profiles", indexed: false });

export { ProfileManagement as default } from "#web/features/profiles/admin/profile-management.tsx";
