import type { ReviewStatus } from "@vesper/contract/reviews";
import { CircleCheck, CircleX, Clock } from "lucide-react";
import { Badge } from "#web/ui/data/badge.tsx";

const looks = {
  pending: { tone: "gold", Icon: Clock, words: "Awaiting moderation" },
  approved: { tone: "jade", Icon: CircleCheck, words: "Approved" },
  rejected: { tone: "danger", Icon: CircleX, words: "Rejected" },
} as const;

export function StatusBadge({ status }: { status: ReviewStatus }) {
  const { tone, Icon, words } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {words}
    </Badge>
  );
}
