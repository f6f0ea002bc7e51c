import { MapPin, Plane, Star } from "lucide-react";
import { useIsOnline } from "#web/realtime/online.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { OnlineDot } from "../cards/online-dot.tsx";
import type { PageProfile } from "./page-profile.ts";
import { presenceNow } from "./presence-words.ts";
import { runningWords } from "./tour-dates.ts";

/** Who it is, where, and whether they are here. */
export function Identity({ profile }: { profile: PageProfile }) {
  const { name, age, city, country, tour, lastSeen, isAvailable, rating, allowReviews } = profile;
  const isOnline = useIsOnline(profile.userId, profile.isOnline);
  const presence = presenceNow(isOnline, lastSeen);
  return (
    <header>
      <h1 className="font-serif text-display font-semibold tracking-tight wrap-break-word">
        <bdi>{name}</bdi>
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        <span>{age} years</span>
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <bdi>{city === country ? city : `${city}, ${country}`}</bdi>
        </span>
        {allowReviews && <RatingLine rating={rating} />}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {presence && <Presence words={presence} isOnline={isOnline} />}
        {isAvailable && <Badge tone="jade">Available now</Badge>}
        {tour && (
          <Badge tone="accent" icon={<Plane aria-hidden />}>
            <bdi>{runningWords(tour)}</bdi>
          </Badge>
        )}
      </div>
    </header>
  );
}

function Presence({ words, isOnline }: { words: string; isOnline: boolean }) {
  if (!isOnline) return <span className="text-small text-muted">{words}</span>;
  return (
    <span className="inline-flex items-center gap-2 text-small font-medium text-jade">
      <OnlineDot />
      <span aria-hidden>{words}</span>
    </span>
  );
}

/** What reviewers gave on average. */
function RatingLine({ rating: { average, count } }: Pick<PageProfile, "rating">) {
  if (count === 0) return <span>No reviews yet</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Star aria-hidden className="size-4 fill-current text-gold" />
      <span className="font-semibold text-ink">{average.toFixed(1)}</span>
      <span className="sr-only">out of 5,</span>
      {count === 1 ? "1 review" : `${count} reviews`}
    </span>
  );
}
