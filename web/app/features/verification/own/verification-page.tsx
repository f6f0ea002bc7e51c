import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { verificationQuery } from "./queries.ts";
import { StandingCard } from "./standing-card.tsx";

/** Where one stands, the next step, and what happens with the pictures. */
export function VerificationPage() {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery);
  if (error && !data) {
    return (
      <LoadFailure
        message="Failed to load your verification"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {data ? (
        <StandingCard own={data} />
      ) : (
        <div aria-busy="true">
          <span className="sr-only">Loading your verification</span>
          <Skeleton className="h-64 w-full rounded-card" />
        </div>
      )}
      <HowItWorks keptFor={data?.keptFor} />
    </div>
  );
}
