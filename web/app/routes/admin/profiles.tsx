import { ProfileManagement } from "#web/features/profiles/admin/profile-management.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Escort Profiles", indexed: false });

export default function AdminProfilesRoute() {
  return <ProfileManagement />;
}
