import ClockAlert from "virtual:icons/clock-alert";
import EyeOff from "virtual:icons/eye-off";
import Timer from "virtual:icons/timer";
import { formatAge, formatDue } from "./times.ts";
import type { Case, Subject } from "@vesper/contract/moderation/moderation";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { actionLabels, kindLabels, resolutionLabels } from "./labels.ts";
import { formatTimeSince } from "#web/ui/data/dates.ts";
import { AdminName } from "#web/queue/claim.tsx";

const priorities: readonly { label: string; tone: Tone }[] = [
  { label: "Urgent", tone: "danger" },
  { label: "High", tone: "gold" },
  { label: "Elevated", tone: "accent" },
  { label: "Normal", tone: "neutral" },
  { label: "Routine", tone: "neutral" },
];

const lowestPriority = { label: "Routine", tone: "neutral" } as const;

/** Label and color of a priority from 1 to 5. */
const getPriority = (priority: number) => priorities[priority - 1] ?? lowestPriority;

interface CaseAgeProps {
  openedAt: string;
  now: Date;
  /** Whether the case has waited longest and is highlighted. */
  isOldest?: boolean;
}

export function CaseAge({ openedAt, now, isOldest = false }: CaseAgeProps) {
  const age = formatAge(new Date(openedAt), now);
  if (!isOldest) {
    return (
      <time dateTime={openedAt} className="whitespace-nowrap tabular-nums">
        {age}
      </time>
    );
  }
  return (
    <time
      dateTime={openedAt}
      className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-gold tabular-nums"
    >
      <ClockAlert aria-hidden className="size-4" />
      {age}
      <span className="sr-only">, waiting longest</span>
    </time>
  );
}

/** Link that covers the whole row or card. The queue's keyboard shortcuts also target it. */
export function CaseLink({ item }: { item: Case }) {
  return (
    <Link
      to={`/admin/cases/${item._id}`}
      data-queue-item
      className="block after:absolute after:inset-0 after:rounded-inner focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      <SubjectName subject={item.subject} />
    </Link>
  );
}

/** Status of a case: waiting, waiting with its subject on hold, or decided. */
export function CaseState({ item }: { item: Case }) {
  if (item.resolution === "dismissed") return <Badge>{resolutionLabels.dismissed}</Badge>;
  if (item.resolution && item.action) {
    const label = item.action === "none" ? resolutionLabels.upheld : actionLabels[item.action];
    return <Badge tone={item.action === "none" ? "jade" : "danger"}>{label}</Badge>;
  }
  return item.isHeld ? <HeldBadge /> : <Badge>Open</Badge>;
}

/** Waiting time of a case, or the time since it was decided. */
export function CaseTime({ item, now, isOldest }: { item: Case; now: Date; isOldest: boolean }) {
  if (!item.decidedAt) {
    return (
      <span className="inline-flex flex-wrap items-center gap-2">
        <CaseAge openedAt={item.openedAt} now={now} isOldest={isOldest} />
        {item.dueAt && <DueClock dueAt={item.dueAt} now={now} />}
      </span>
    );
  }
  return (
    <time dateTime={item.decidedAt} className="whitespace-nowrap">
      {formatTimeSince(new Date(item.decidedAt), now)}
    </time>
  );
}

/** The colleague who has claimed or decided a case, or to whom it is assigned. */
export function CaseWorker({ item }: { item: Pick<Case, "status" | "holder" | "assignee" | "decidedBy"> }) {
  const { holder, assignee } = item;
  if (item.status === "decided") return <AdminName person={item.decidedBy} />;
  if (holder || !assignee) return <AdminName person={holder} />;
  return (
    <>
      <span className="text-muted">no one; assigned to </span>
      <AdminName person={assignee} />
    </>
  );
}

/** Promised deadline for a decision. */
export function DueClock({ dueAt, now }: { dueAt: string; now: Date }) {
  const { label, isNear } = formatDue(new Date(dueAt), now);
  return (
    <Badge tone={isNear ? "danger" : "neutral"} icon={<Timer aria-hidden />}>
      <time dateTime={dueAt} className="tabular-nums">
        {label}
      </time>
    </Badge>
  );
}

/** Shows that a hold already hides the subject from the public. */
export function HeldBadge() {
  return (
    <Badge tone="gold" icon={<EyeOff aria-hidden />}>
      Hidden until decided
    </Badge>
  );
}

export function PriorityBadge({ priority }: { priority: number }) {
  const { label, tone } = getPriority(priority);
  return <Badge tone={tone}>{label}</Badge>;
}

type Tone = "danger" | "gold" | "accent" | "neutral";

/** Subject of a case: kind, name and owner. */
export function SubjectName({ subject }: { subject: Subject }) {
  const { type, label, owner } = subject;
  // An account is its own owner; do not repeat the name.
  const by = type !== "user" && owner ? owner.name : null;
  return (
    <>
      <bdi className="font-medium wrap-break-word">{label}</bdi>
      <span className="block text-caption font-normal text-muted">
        {kindLabels[type]}
        {by && (
          <>
            {" of "}
            <bdi>{by}</bdi>
          </>
        )}
      </span>
    </>
  );
}
