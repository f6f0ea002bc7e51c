import { useQuery } from "@tanstack/react-query";
import { ownProfileQuery } from "#web/features/profiles/own/queries.ts";
import { ReceivedReviews, ReceivedSkeleton } from "#web/features/reviews/received/received-reviews.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import MessageSquareText from "virtual:icons/message-square-text";

export const meta = describePage({ title: "Reviews", indexed: false });

export default function SupplierReviewsRoute() {
  const { data: profile, isLoadingError, isFetching, refetch } = useQuery(ownProfileQuery);
  if (isLoadingError) {
    return (
      <LoadFailure message="Failed to load reviews" retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (profile === undefined) return <ReceivedSkeleton />;
  if (profile) return <ReceivedReviews profile={profile} />;
  return (
    <EmptyState
      icon={<MessageSquareText />}
      title="No reviews yet"
      text="Members can review you once your profile is live."
      action={{ to: "/supplier/profile", label: "Create your profile" }}
    />
  );
}
