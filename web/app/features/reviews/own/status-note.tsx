import type { OwnReview } from "@vesper/contract/profiles/reviews";
import { HiddenNote, RejectedNote } from "#web/shared/status-note.tsx";

/** Tells the author whether the review is public, why it is not, and what to do about it. */
export function StatusNote({ review: { status, rejectionReason, isHidden } }: { review: OwnReview }) {
  if (status === "rejected") {
    return (
      <RejectedNote reason={rejectionReason}>
        Only you can see this review. Edit it to submit it again.
      </RejectedNote>
    );
  }
  if (isHidden) return <HiddenNote />;
  if (status === "approved") return null;
  return (
    <p className="max-w-prose text-small text-muted">
      Only you can see this review until our team approves it.
    </p>
  );
}
