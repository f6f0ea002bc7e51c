import type { Tour } from "@vesper/contract/tours";
import { Plane } from "lucide-react";
import { spanWords } from "./tour-dates.ts";

/** Where somebody will be, and when. */
export function TourList({ tours }: { tours: readonly Tour[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {tours.map((tour) => (
        <li key={tour._id} className="flex gap-3 rounded-inner bg-raised px-4 py-3">
          <Plane aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap justify-between gap-x-6">
              <bdi className="font-medium">
                {tour.city}, {tour.country}
              </bdi>
              <span className="text-small text-muted">{spanWords(tour)}</span>
            </p>
            {tour.note && (
              <p className="mt-1 text-small wrap-anywhere text-muted">
                <bdi>{tour.note}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
