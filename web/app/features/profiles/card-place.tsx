import type { ProfileCard } from "@vesper/contract/directory";
import { Plane } from "lucide-react";

interface CardPlaceProps extends Pick<ProfileCard, "city" | "tour"> {
  distanceKm?: number | null;
}

const distanceWords = (km: number) => (km < 1 ? "less than 1 km away" : `${Math.round(km)} km away`);

/** Where somebody is now, which on a tour is not where they live. */
export function CardPlace({ city, tour, distanceKm }: CardPlaceProps) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
      <bdi className="min-w-0 truncate">{tour?.city ?? city}</bdi>
      {tour && (
        <span className="inline-flex shrink-0 items-center gap-1 text-caption text-veil-gold">
          <Plane aria-hidden className="size-3.5" />
          <span className="max-sm:sr-only">on tour</span>
        </span>
      )}
      {distanceKm != null && (
        <span className="shrink-0 text-caption">
          <span aria-hidden className="max-sm:hidden">
            ·{" "}
          </span>
          {distanceWords(distanceKm)}
        </span>
      )}
    </span>
  );
}
