import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { staffActsQuery } from "./queries.ts";
import { StaffActRow } from "./staff-act-row.tsx";

/** Recent acts of admins against each other, with the way to undo it. Rare, so it takes no room while there is nothing. */
export function StaffActs() {
  const { data: acts, isLoadingError, isFetching, refetch } = useQuery(staffActsQuery);
  if (isLoadingError) {
    return (
      <LoadFailure
        message="Failed to load recent acts against admins"
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!acts || acts.length === 0) return null;
  return (
    <SectionCard
      title="Recent acts against admins"
      text="Another admin can undo each of them for 24 hours. Everyone on the team is told."
    >
      <ul className="divide-y divide-line">
        {acts.map((act) => (
          <StaffActRow key={act._id} act={act} />
        ))}
      </ul>
    </SectionCard>
  );
}
