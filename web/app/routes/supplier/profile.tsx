import { OwnProfile } from "#web/features/profiles/own/own-profile.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Profile Management", indexed: false });

export default function SupplierProfileRoute() {
  return <OwnProfile previewAt="/supplier/profile/preview" />;
}
