import { useQuery } from "@tanstack/react-query";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { PersonReviewList } from "./person-review-list.tsx";
import { personReviewsQuery } from "./queries.ts";

/** What somebody wrote about others, and what others wrote about them. */
export function PersonReviews({ id }: { id: string }) {
  const query = useQuery(personReviewsQuery(id));
  return (
    <LoadedSection title="Reviews" query={query} failure="Failed to load the reviews">
      {({ written, received }) => (
        <div className="grid gap-6 md:grid-cols-2">
          <PersonReviewList title="Written" reviews={written} other="profile" />
          <PersonReviewList title="Received" reviews={received} other="author" />
        </div>
      )}
    </LoadedSection>
  );
}
