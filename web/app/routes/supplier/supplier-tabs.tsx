import { LinkTabs } from "#web/ui/link-tabs.tsx";

/** The rooms of an escort's own area. */
export function SupplierTabs() {
  return (
    <LinkTabs
      label="Escort Dashboard"
      tabs={[{ to: "/supplier", label: "Dashboard", end: true }]}
      className="mb-6"
    />
  );
}
