import type { ProfileStatus } from "@vesper/contract/profile-fields";
import { Badge } from "#web/ui/data/badge.tsx";
import { statusNames } from "./labels.ts";

const tones = {
  draft: "gold",
  pending: "gold",
  active: "jade",
  approved: "jade",
  inactive: "neutral",
  suspended: "danger",
} as const;

export function StatusBadge({ status }: { status: ProfileStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}
