import type { AccountStatus } from "@vesper/contract/roles";
import { Badge } from "#web/ui/data/badge.tsx";
import { statusNames } from "./labels.ts";

const tones = { active: "jade", suspended: "gold", banned: "danger" } as const;

export function StatusBadge({ status }: { status: AccountStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}
