import type { Stats } from "@vesper/contract/insights";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { RegistrationBars } from "./registration-bars.tsx";
import { RegistrationTable } from "./registration-table.tsx";

interface RegistrationsProps {
  /** Absent while they load. */
  days?: Stats["registrations"];
  className?: string;
}

/** Whether people still come: new accounts of the last 30 days as bars, and as a table for who reads better. */
export function Registrations({ days, className }: RegistrationsProps) {
  return (
    <SectionCard title="Registrations" text="New accounts in the last 30 days." className={className}>
      {days ? (
        <div className="flex flex-col gap-2">
          <RegistrationBars days={days} />
          <RegistrationTable days={days} />
        </div>
      ) : (
        <Skeleton className="h-56 w-full" />
      )}
    </SectionCard>
  );
}
