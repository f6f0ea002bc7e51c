import type { FoundCard } from "./found-card.ts";
import { useIsOnline } from "#web/realtime/online.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { cardFacts } from "./card-facts.ts";
import { CardPlace } from "./card-place.tsx";
import { CardTags } from "./card-tags.tsx";
import { OnlineDot } from "./online-dot.tsx";
import { cardRate, rateNote } from "./rate.ts";

interface CardFootProps {
  profile: FoundCard;
  /** Results of a search say a little more. */
  isResult: boolean;
}

/** Words on the lower end of a picture, dark enough beneath to be read on any of them. */
export function CardFoot({ profile, isResult }: CardFootProps) {
  const rate = cardRate(profile);
  const note = rateNote(profile);
  const facts = isResult && cardFacts(profile);
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
