import { type ComponentType, useState } from "react";

export interface HistoryProps {
  /** Record of a person. Passed in by the route, because it belongs to another feature. */
  History: ComponentType<{ id: string }>;
}

/** Earlier cases and decisions about the person; loaded when opened. */
export function HistoryFold({ userId, History }: HistoryProps & { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="text-small">
      <summary className="flex min-h-11 items-center font-medium text-accent hover:text-accent-strong">
        Earlier cases and decisions
      </summary>
      {isOpen && <History id={userId} />}
    </details>
  );
}
