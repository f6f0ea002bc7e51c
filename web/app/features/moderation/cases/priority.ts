type Tone = "danger" | "gold" | "accent" | "neutral";

const steps: readonly { label: string; tone: Tone }[] = [
  { label: "Urgent", tone: "danger" },
  { label: "High", tone: "gold" },
  { label: "Raised", tone: "accent" },
  { label: "Normal", tone: "neutral" },
  { label: "Routine", tone: "neutral" },
];

const last = { label: "Routine", tone: "neutral" } as const;

/** The word and the colour of a priority from 1 to 5. */
export const priorityOf = (priority: number) => steps[priority - 1] ?? last;
