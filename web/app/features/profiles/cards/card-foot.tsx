import { useContext } from "react";
import { SharedIcon } from "#web/ui/data/shared-icon.tsx";
import { useIsOnline } from "#web/realtime/online.ts";
import { Rating } from "#web/shared/rating.tsx";
import { formatCardFacts, type FoundCard } from "./card-facts.ts";
import { CardTags } from "./card-tags.tsx";
import { OnlineDot } from "./online-dot.tsx";
import { CardMatch } from "./card-match.ts";
import { formatCardRate } from "./rate.ts";

interface CardFootProps {
  profile: FoundCard;
  /** Search results show additional facts. */
  isResult: boolean;
  /** Set while the name moves to the profile page. */
  nameTransition?: string | undefined;
}

/** Text over the bottom of a picture. */
export function CardFoot({ profile, isResult, nameTransition }: CardFootProps) {
  const facts = isResult && formatCardFacts(profile);
  const isOnline = useIsOnline(profile.userId, profile.isOnline === true);
  return (
    <div className="card-foot">
      <h3>
        <bdi className={nameTransition && "inline-block"} style={{ viewTransitionName: nameTransition }}>
          {profile.name}
        </bdi>
        <span>
          <span className="sr-only">,</span>
          {` ${profile.age}`}
        </span>
        {isOnline && (
          <span className="ml-1.5 inline-flex align-middle">
            <OnlineDot onPicture />
          </span>
        )}
      </h3>
      <CardPlace city={profile.city} tour={profile.tour} />
      <div className="card-facts">
        <CardRate profile={profile} />
        {profile.rating && profile.rating.count > 0 && <Rating rating={profile.rating} />}
      </div>
      {facts && <bdi className="text-caption wrap-anywhere">{facts}</bdi>}
      <CardTags tags={profile.tags} />
    </div>
  );
}

function CardRate({ profile }: { profile: FoundCard }) {
  const renderMatch = useContext(CardMatch);
  const match = renderMatch(profile);
  if (match) return match;
  const rate = formatCardRate(profile);
  if (!rate) return null;
  return (
    <span>
      <bdi>{rate}</bdi>
      <span>/hr</span>
    </span>
  );
}

/** Current city, which differs from the home city during a tour. */
function CardPlace({ city, tour }: Pick<FoundCard, "city" | "tour">) {
  return (
    <span>
      <bdi>{tour?.city ?? city}</bdi>
      {tour && (
        <span title="On tour" className="card-tour">
          <SharedIcon name="plane" />
          <span className="sr-only">on tour</span>
        </span>
      )}
    </span>
  );
}
