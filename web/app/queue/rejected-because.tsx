/** The reason that was given with a no. */
export function RejectedBecause({ reason }: { reason: string | null }) {
  return (
    <p className="max-w-prose rounded-inner bg-danger-soft px-3 py-2 text-small wrap-anywhere text-danger">
      Reason: <bdi>{reason}</bdi>
    </p>
  );
}
