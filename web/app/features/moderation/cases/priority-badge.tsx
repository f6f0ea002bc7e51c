import { Badge } from "#web/ui/data/badge.tsx";

const steps: readonly { label: string; tone: Tone }[] = [
  { label: "Urgent", tone: "danger" },
  { label: "High", tone: "gold" },
  { label: "Raised", tone: "accent" },
  { label: "Normal", tone: "neutral" },
  { label: "Routine", tone: "neutral" },
];

const last = { label: "Routine", tone: "neutral" } as const;

/** The word and the colour of a priority from 1 to 5. */
const priorityOf = (priority: number) => steps[priority - 1] ?? last;

export function PriorityBadge({ priority }: { priority: number }) {
  const { label, tone } = priorityOf(priority);
  return <Badge tone={tone}>{label}</Badge>;
}

type Tone = "danger" | "gold" | "accent" | "neutral";
