import { Badge } from "#web/ui/data/badge.tsx";
import { priorityOf } from "./priority.ts";

export function PriorityBadge({ priority }: { priority: number }) {
  const { label, tone } = priorityOf(priority);
  return <Badge tone={tone}>{label}</Badge>;
}
