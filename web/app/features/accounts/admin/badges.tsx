import type { AccountStatus, Role } from "@vesper/contract/accounts/roles";
import { Badge } from "#web/ui/data/badge.tsx";
import { roleLabels, statusLabels } from "./labels.ts";

const tones = { active: "jade", suspended: "gold", banned: "danger" } as const;

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge tone={role === "admin" ? "accent" : "neutral"} className="ring-1 ring-line ring-inset">
      {roleLabels[role]}
    </Badge>
  );
}

export function StatusBadge({ status }: { status: AccountStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}
