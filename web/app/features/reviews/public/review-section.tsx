import type { EndpointResponse } from "@vesper/contract/core/endpoint";
import type { listProfileReviews } from "@vesper/contract/profiles/reviews";
import { type ReactNode, useId } from "react";
import { useRevalidator } from "react-router";
import { useUser } from "#web/session/session-store.ts";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import { ReviewItem } from "./review-item.tsx";
import { Summary } from "./summary.tsx";

/** Anchor for links to a profile's reviews. */
const sectionId = "reviews";

type ProfileReviews = EndpointResponse<typeof listProfileReviews>;

interface ReviewSectionProps {
  profile: { name: string; userId: string; allowReviews: boolean };
  /** Null if loading failed. */
  reviews: ProfileReviews | null;
  /** The viewer's part: a button to write a review, or their review. */
  own: ReactNode;
}

/** Public reviews on a profile page. */
export function ReviewSection({ profile, reviews, own }: ReviewSectionProps) {
  const titleId = useId();
  return (
    <section id={sectionId} aria-labelledby={titleId} className="page-section scroll-mt-24">
      <h2 id={titleId}>Reviews</h2>
      {profile.allowReviews ? (
        <div className="flex flex-col gap-6">
          {reviews ? (
            <Reviews profile={profile} reviews={reviews} own={own} />
          ) : (
            <LoadFailure message="Failed to load reviews" className="py-6" />
          )}
        </div>
      ) : (
        <p className="text-muted">Reviews are turned off for this profile.</p>
      )}
    </section>
  );
}

interface ReviewsProps extends ReviewSectionProps {
  reviews: ProfileReviews;
}

function Reviews({ profile, reviews: { data, meta }, own }: ReviewsProps) {
  const revalidator = useRevalidator();
  const isOwner = useUser()?._id === profile.userId;
  const handleAnswered = isOwner ? () => void revalidator.revalidate() : undefined;
  return (
    <>
      {data.summary.count > 0 ? (
        <Summary summary={data.summary} />
      ) : (
        <p className="text-muted">No reviews yet</p>
      )}
      {own}
      {data.reviews.length > 0 && (
        <ul className="reviews">
          {data.reviews.map((review) => (
            <li key={review._id}>
              <ReviewItem review={review} about={profile.name} onAnswered={handleAnswered} />
            </li>
          ))}
        </ul>
      )}
      {meta.totalPages > 1 && (
        <Pager
          label="Review pages"
          page={meta.page}
          totalPages={meta.totalPages}
          total={meta.total}
          perPage={meta.limit}
          hash={sectionId}
        />
      )}
    </>
  );
}
