import type { Role } from "@vesper/contract/roles";
import { Badge } from "#web/ui/data/badge.tsx";
import { roleNames } from "./labels.ts";

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge tone={role === "admin" ? "accent" : "neutral"} className="ring-1 ring-line ring-inset">
      {roleNames[role]}
    </Badge>
  );
}
