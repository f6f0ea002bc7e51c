import type { ProfileCard } from "@vesper/contract/profiles/directory";
import { Plane } from "lucide-react";
import { useIsOnline } from "#web/realtime/online.ts";
import { Rating } from "#web/shared/rating.tsx";
import { formatCardFacts, type FoundCard } from "./card-facts.ts";
import { CardTags } from "./card-tags.tsx";
import { OnlineDot } from "./online-dot.tsx";
import { formatCardRate, formatRateNote } from "./rate.ts";

interface CardFootProps {
  profile: FoundCard;
  /** Search results show additional facts. */
  isResult: boolean;
  /** Set while the name moves to the profile page. */
  nameTransition?: string | undefined;
}

/** Text over the bottom of a picture, on a gradient dark enough for it to be readable on any picture. */
export function CardFoot({ profile, isResult, nameTransition }: CardFootProps) {
  const facts = isResult && formatCardFacts(profile);
  const isOnline = useIsOnline(profile.userId, profile.isOnline);
  return (
    <div className="relative flex flex-col bg-linear-to-t from-veil from-60% to-transparent px-3 pt-12 pb-3 max-[359px]:px-2.5 text-small text-on-veil sm:px-3.5 sm:pb-3.5">
      <h3 className="font-serif text-[1.125rem] leading-6 font-semibold wrap-anywhere max-[359px]:text-body sm:text-lead">
        <bdi className={nameTransition && "inline-block"} style={{ viewTransitionName: nameTransition }}>
          {profile.name}
        </bdi>
        <span className="font-sans text-body font-normal">
          <span className="sr-only">,</span> {profile.age}
        </span>
        {isOnline && (
          <span className="ml-1.5 inline-flex align-middle">
            <OnlineDot onPicture />
          </span>
        )}
      </h3>
      <CardPlace city={profile.city} tour={profile.tour} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <CardRate profile={profile} />
        {profile.rating.count > 0 && (
          <Rating rating={profile.rating} star="size-3 text-veil-gold" className="text-caption" />
        )}
      </div>
      {facts && <bdi className="text-caption wrap-anywhere">{facts}</bdi>}
      <CardTags tags={profile.tags} />
    </div>
  );
}

function CardRate({ profile }: { profile: FoundCard }) {
  const rate = formatCardRate(profile);
  const note = formatRateNote(profile);
  if (!rate) return null;
  return (
    <span>
      <bdi className="font-semibold">{rate}</bdi>
      <span className="text-caption">/hr</span>
      {note && <bdi className="inline-block text-caption">&nbsp;({note})</bdi>}
    </span>
  );
}

/** Current city, which differs from the home city during a tour. */
function CardPlace({ city, tour }: Pick<ProfileCard, "city" | "tour">) {
  return (
    <span className="wrap-anywhere">
      <bdi>{tour?.city ?? city}</bdi>
      {tour && (
        <span title="On tour" className="ml-1.5 inline-flex align-[-0.15em] text-veil-gold">
          <Plane aria-hidden className="size-3.5" />
          <span className="sr-only">on tour</span>
        </span>
      )}
    </span>
  );
}
