import type { AdminReview } from "@vesper/contract/reviews";
import { Link } from "react-router";
import { PersonLink } from "#web/shared/person-link.tsx";
import { dateName } from "./labels.ts";

/** Who wrote it, when, and about whom. */
export function ReviewPeople({ review }: { review: AdminReview }) {
  const { authorId: author, profile, submittedAt } = review;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <span>
        Submitted <time dateTime={submittedAt}>{dateName(submittedAt)}</time> by{" "}
        <PersonLink id={author._id}>{author.email || author.name}</PersonLink>
      </span>
      <Link
        to={`/escort/${profile.slug}`}
        className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        About&nbsp;<bdi>{profile.name}</bdi>
        {!profile.isListed && <>&nbsp;(not public)</>}
      </Link>
    </p>
  );
}
