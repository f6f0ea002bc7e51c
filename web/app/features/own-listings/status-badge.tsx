import type { ListingStatus } from "@vesper/contract/listings";
import { CircleCheck, CircleX, Clock, PencilLine } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { statusNames } from "./words.ts";

const looks = {
  draft: { tone: "neutral", Icon: PencilLine },
  pending: { tone: "gold", Icon: Clock },
  approved: { tone: "jade", Icon: CircleCheck },
  rejected: { tone: "danger", Icon: CircleX },
} as const;

export function StatusBadge({ status }: { status: ListingStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {statusNames[status]}
    </Badge>
  );
}
