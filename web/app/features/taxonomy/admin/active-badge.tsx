import { Badge } from "#web/ui/data/badge.tsx";

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? "jade" : "neutral"}>{isActive ? "Active" : "Inactive"}</Badge>;
}
