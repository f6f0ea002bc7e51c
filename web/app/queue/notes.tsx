import Eye from "virtual:icons/eye";
import UserRoundX from "virtual:icons/user-round-x";

/** Shown to an admin whom the item is about. The server refuses their decision as well. */
export const ownItemMessage = "This is about you, so a colleague has to decide it";

/** Shows that another admin holds the item. */
export function ClaimedNote({ by }: { by: string | undefined }) {
  if (by === undefined) return null;
  return (
    <p className="flex items-center gap-2 text-small font-medium text-gold">
      <Eye aria-hidden className="size-4 shrink-0" />
      <span className="wrap-anywhere">
        <bdi>{by}</bdi> is reviewing this
      </span>
    </p>
  );
}

/** Replaces the decision if the item is about the viewer. */
export function OwnItemNote({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return null;
  return (
    <p className="flex items-center gap-2 text-small font-medium text-gold">
      <UserRoundX aria-hidden className="size-4 shrink-0" />
      <span>{ownItemMessage}.</span>
    </p>
  );
}

/** The reason given with a rejection. */
export function RejectionReason({ reason }: { reason: string | null }) {
  return (
    <p className="max-w-prose rounded-inner bg-danger-soft px-3 py-2 text-small wrap-anywhere text-danger">
      Reason: <bdi>{reason}</bdi>
    </p>
  );
}
