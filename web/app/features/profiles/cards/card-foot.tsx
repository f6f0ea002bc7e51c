import { formatCardFacts, type FoundCard } from "./card-facts.ts";
import { useIsOnline } from "#web/realtime/online.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { OnlineDot } from "./online-dot.tsx";
import { formatCardRate, formatRateNote } from "./rate.ts";
import type { ProfileCard } from "@vesper/contract/profiles/directory";
import { Plane } from "lucide-react";
import { pageLimits } from "@vesper/contract/core/page-limits";

interface CardFootProps {
  profile: FoundCard;
  /** Search results show additional facts. */
  isResult: boolean;
}

/** Text over the bottom of a picture, on a gradient dark enough for it to be readable on any picture. */
export function CardFoot({ profile, isResult }: CardFootProps) {
  const rate = formatCardRate(profile);
  const note = formatRateNote(profile);
  const facts = isResult && formatCardFacts(profile);
  const isOnline = useIsOnline(profile.userId, profile.isOnline);
  return (
    <div className="absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-veil from-55% to-transparent px-3 pt-14 pb-3 text-small text-on-veil sm:px-3.5 sm:pb-3.5">
      {profile.isAvailable && (
        <Badge tone="veil-jade" className="mb-1.5 self-start">
          Available now
        </Badge>
      )}
      <div className="flex min-w-0 items-baseline gap-2">
        <h3 className="min-w-0 truncate font-serif text-lead font-semibold">
          <bdi>{profile.name}</bdi>
        </h3>
        <span className="text-body">
          <span className="sr-only">, </span>
          {profile.age}
        </span>
        {isOnline && <OnlineDot onPicture />}
      </div>
      <span className="flex items-baseline justify-between gap-x-2">
        <CardPlace city={profile.city} tour={profile.tour} />
        {rate && (
          <span className="shrink-0">
            <bdi className="font-semibold">{rate}</bdi>
            <span className="text-caption">/hr</span>
          </span>
        )}
      </span>
      {note && <bdi className="self-end text-caption">{note}</bdi>}
      {facts && <bdi className="truncate text-caption">{facts}</bdi>}
      <CardTags tags={profile.tags} />
    </div>
  );
}

/** Current city, which differs from the home city during a tour. */
function CardPlace({ city, tour }: Pick<ProfileCard, "city" | "tour">) {
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

/** Tags at the bottom of the card; they wrap. */
function CardTags({ tags }: Pick<ProfileCard, "tags">) {
  if (tags.length === 0) return null;
  const shown = tags.slice(0, pageLimits.card.tags);
  const more = tags.length - shown.length;
  return (
    <span className="mt-1 flex flex-wrap text-caption">
      {shown.map(({ _id, name }) => (
        <span key={_id} className="wrap-anywhere not-first:before:px-1 not-first:before:content-['·']">
          <bdi>{name}</bdi>
        </span>
      ))}
      {more > 0 && <span className="pl-1.5">{`+${more} more`}</span>}
    </span>
  );
}
