import { Badge } from "#web/ui/data/badge.tsx";
import CircleCheck from "virtual:icons/circle-check";
import CircleX from "virtual:icons/circle-x";
import Clock from "virtual:icons/clock";
import PencilLine from "virtual:icons/pencil-line";

export const approvalLabels = {
  draft: "Draft",
  pending: "Pending Review",
  approved: "Approved",
  rejected: "Rejected",
} as const;

const styles = {
  draft: { tone: "neutral", Icon: PencilLine },
  pending: { tone: "gold", Icon: Clock },
  approved: { tone: "jade", Icon: CircleCheck },
  rejected: { tone: "danger", Icon: CircleX },
} as const;

/** Approval status of an item. */
export function ApprovalBadge({ status }: { status: keyof typeof approvalLabels }) {
  const { tone, Icon } = styles[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {approvalLabels[status]}
    </Badge>
  );
}
