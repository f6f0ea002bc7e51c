import type { AccountStatus } from "@vesper/contract/roles";
import { Badge } from "#web/ui/badge.tsx";
import { statusNames } from "./words.ts";

const tones = { active: "jade", suspended: "gold", banned: "danger" } as const;

export function StatusBadge({ status }: { status: AccountStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}
