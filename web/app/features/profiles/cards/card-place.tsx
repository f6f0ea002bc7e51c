import type { ProfileCard } from "@vesper/contract/directory";
import { Plane } from "lucide-react";

/** Where somebody is now, which on a tour is not where they live. */
export function CardPlace({ city, tour }: Pick<ProfileCard, "city" | "tour">) {
  return (
    <span className="flex min-w-0 items-center gap-x-1.5">
      <bdi className="min-w-0 truncate">{tour?.city ?? city}</bdi>
      {tour && (
        <span className="inline-flex shrink-0 items-center gap-1 text-caption text-veil-gold">
          <Plane aria-hidden className="size-3.5" />
          <span className="sr-only">on tour</span>
        </span>
      )}
    </span>
  );
}
