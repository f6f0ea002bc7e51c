import { CircleCheck, SearchX } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

interface EmptyQueueProps {
  /** What they are called: "reviews". */
  what: string;
  waits: boolean;
  /** What it means that none is waiting. */
  text?: string;
}

export function EmptyQueue({ what, waits, text = "Everything is read." }: EmptyQueueProps) {
  return waits ? (
    <EmptyState level={3} icon={<CircleCheck />} title={`No ${what} are waiting`} text={text} />
  ) : (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title={`No ${what} found`}
      text="None is in this state. Choose another one above."
    />
  );
}
