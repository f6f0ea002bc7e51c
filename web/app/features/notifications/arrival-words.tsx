import type { Arrival } from "./use-notifications.ts";

/** Tells screen readers who has written, once they have said what they were saying. */
export function ArrivalWords({ arrival }: { arrival: Arrival | null }) {
  return (
    <p role="status" className="sr-only">
      {arrival && (
        <span key={arrival.number}>
          New message from <bdi>{arrival.name}</bdi>
        </span>
      )}
    </p>
  );
}
