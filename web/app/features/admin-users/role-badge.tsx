import type { Role } from "@vesper/contract/roles";
import { Badge } from "#web/ui/badge.tsx";
import { roleNames } from "./words.ts";

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge tone={role === "admin" ? "accent" : "neutral"} className="ring-1 ring-line ring-inset">
      {roleNames[role]}
    </Badge>
  );
}
