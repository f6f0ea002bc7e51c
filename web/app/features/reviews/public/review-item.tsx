import type { Review } from "@vesper/contract/profiles/reviews";
import { useId } from "react";
import { Link } from "react-router";
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
    <article aria-labelledby={titleId} className="flex flex-col gap-3">
      <header className="flex items-center gap-3">
        <Avatar name={author} src={review.authorId?.avatar} />
        <p className="min-w-0">
          <bdi className="block truncate font-medium">{author}</bdi>
          <time dateTime={review.createdAt} className="block text-small text-muted">
            {formatDate(review.createdAt)}
          </time>
        </p>
        <Stars rating={review.rating} className="ml-auto" />
      </header>
      <h3 id={titleId} className="font-serif text-lead font-semibold wrap-anywhere">
        <bdi>{review.title}</bdi>
      </h3>
      <p className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">
        <bdi>{review.body}</bdi>
      </p>
      {onAnswered ? (
        <ReviewReply review={review} by={about} onChanged={onAnswered} />
      ) : (
        review.reply && <Reply reply={review.reply} by={about} />
      )}
      <Link
        to={`/report/review/${review._id}`}
        state={{ reported: review.title }}
        rel="nofollow"
        aria-label={`Report the review ${review.title}`}
        className="inline-flex min-h-11 items-center gap-2 self-start text-small text-muted underline-offset-4 hover:text-ink hover:underline"
      >
        <Flag aria-hidden className="size-4" />
        Report
      </Link>
    </article>
  );
}
