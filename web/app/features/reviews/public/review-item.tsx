import type { Review } from "@vesper/contract/profiles/reviews";
import { useId } from "react";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Stars } from "#web/ui/data/stars.tsx";
import Flag from "virtual:icons/flag";
import { ReviewReply } from "../received/review-reply.tsx";
import { Reply } from "./reply.tsx";
import { formatAuthor, formatDate } from "./labels.ts";

interface ReviewItemProps {
  review: Review;
  /** Name of the reviewed person. */
  about: string;
  /** For the reviewed person only: called when the public reply has changed. */
  onAnswered?: (() => void) | undefined;
}

export function ReviewItem({ review, about, onAnswered }: ReviewItemProps) {
  const titleId = useId();
  const author = formatAuthor(review);
  return (
    <article aria-labelledby={titleId} className="review">
      <header>
        <Avatar name={author} src={review.authorId?.avatar} />
        <p>
          <bdi>{author}</bdi>
          <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
        </p>
        <Stars rating={review.rating} />
      </header>
      <h3 id={titleId}>
        <bdi>{review.title}</bdi>
      </h3>
      <p className="free-text">
        <bdi>{review.body}</bdi>
      </p>
      {onAnswered ? (
        <ReviewReply review={review} by={about} onChanged={onAnswered} />
      ) : (
        review.reply && <Reply reply={review.reply} by={about} />
      )}
      <PageLink
        to={`/report/review/${review._id}`}
        state={{ reported: review.title }}
        rel="nofollow"
        aria-label={`Report the review ${review.title}`}
        className="report-link"
      >
        <Flag aria-hidden />
        Report
      </PageLink>
    </article>
  );
}
