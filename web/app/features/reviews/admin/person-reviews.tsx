import { useQuery } from "@tanstack/react-query";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { personReviewsQuery } from "./queries.ts";
import type { AdminReview } from "@vesper/contract/profiles/reviews";
import { Link } from "react-router";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { Stars } from "#web/ui/data/stars.tsx";
import { formatDate } from "#web/ui/data/dates.ts";

/** Reviews by the person, and reviews about them. */
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

interface PersonReviewListProps {
  title: string;
  reviews: readonly AdminReview[];
  /** The other party to show: the reviewed profile or the author. */
  other: "profile" | "author";
}

/** The newest few reviews. */
function PersonReviewList({ title, reviews, other }: PersonReviewListProps) {
  return (
    <div>
      <h3 className="text-small font-medium text-muted">{title}</h3>
      {reviews.length === 0 ? (
        <p className="mt-2 text-small text-muted">None.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {reviews.map((review) => (
            <li key={review._id} className="flex flex-col gap-1 py-3 text-small wrap-anywhere">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <bdi className="font-medium">{review.title}</bdi>
                <Stars rating={review.rating} />
              </span>
              <span className="text-muted">
                {other === "author" ? (
                  <>
                    by <PersonLink id={review.authorId._id}>{review.authorId.name}</PersonLink>
                  </>
                ) : (
                  <>
                    about{" "}
                    <Link
                      to={`/escort/${review.profile.slug}`}
                      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                    >
                      <bdi>{review.profile.name}</bdi>
                    </Link>
                  </>
                )}
                , <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
              </span>
              <span className="flex flex-wrap gap-1.5">
                <ApprovalBadge status={review.status} />
                {review.isAnonymous && <Badge>Anonymous</Badge>}
                {review.isHidden && <Badge tone="danger">Hidden</Badge>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
