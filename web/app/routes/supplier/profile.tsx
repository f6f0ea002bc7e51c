import type { User } from "@vesper/contract/accounts";
import { useOutletContext } from "react-router";
import { OwnProfile } from "#web/features/own-profile/own-profile.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Profile Management", indexed: false });

export default function SupplierProfileRoute() {
  const { name } = useOutletContext<User>();
  return <OwnProfile accountName={name} previewAt="/supplier/profile/preview" />;
}
