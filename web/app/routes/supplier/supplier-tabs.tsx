import { useUnread } from "#web/features/chat/use-unread.ts";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";

/** The rooms of an escort's own area. */
export function SupplierTabs() {
  const unread = useUnread();
  return (
    <LinkTabs
      label="Escort Dashboard"
      tabs={[
        { to: "/supplier", label: "Dashboard", end: true },
        { to: "/supplier/media", label: "My Media", end: true },
        { to: "/supplier/profile", label: "Profile Management" },
        { to: "/supplier/media/new", label: "Add New Media" },
        { to: "/supplier/messages", label: "Messages", count: unread },
        { to: "/supplier/listings", label: "Listings" },
        { to: "/supplier/reviews", label: "Reviews" },
        { to: "/supplier/verification", label: "Verification" },
        { to: "/supplier/statistics", label: "Statistics" },
      ]}
      className="mb-6"
    />
  );
}
