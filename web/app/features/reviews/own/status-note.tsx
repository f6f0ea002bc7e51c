import type { OwnReview } from "@vesper/contract/reviews";
import { Link } from "react-router";

/** Who reads it now, why not everybody, and what to do about it. */
export function StatusNote({ review: { status, rejectionReason, isHidden } }: { review: OwnReview }) {
  if (status === "rejected") {
    return (
      <p className="max-w-prose rounded-inner bg-danger-soft px-3 py-2 text-small wrap-anywhere text-danger">
        <span className="block">
          Reason: <bdi>{rejectionReason}</bdi>
        </span>
        <span className="mt-1 block">Only you see this review. Change it, and we read it again.</span>
      </p>
    );
  }
  if (isHidden) {
    return (
      <p className="max-w-prose rounded-inner bg-danger-soft px-3 py-2 text-small text-danger">
        Hidden by a decision.{" "}
        <Link to="/dashboard?tab=notices" className="font-medium underline underline-offset-2">
          Read why
        </Link>
      </p>
    );
  }
  if (status === "approved") return null;
  return <p className="max-w-prose text-small text-muted">Only you see it until our staff have read it.</p>;
}
