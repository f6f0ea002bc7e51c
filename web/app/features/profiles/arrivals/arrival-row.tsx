import type { Arrival } from "@vesper/contract/profiles/cities";
import { formatDaySpan } from "#web/ui/data/dates.ts";
import CalendarDays from "virtual:icons/calendar-days";
import { type FoundCard, toCard } from "../cards/card-facts.ts";
import { ProfileCard } from "../cards/profile-card.tsx";

/** One row that scrolls sideways. The padding leaves room for the focus ring. */
const rowStyles =
  "-mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 py-1 [scrollbar-width:thin] sm:-mx-1 sm:gap-4 sm:px-1 *:w-[44vw] *:max-w-52 *:shrink-0 *:snap-start";
const rowSizes = "(min-width: 640px) 208px, 44vw";

/** A card with the days of the announced visit. */
export interface ArrivingCard {
  profile: FoundCard;
  from: string;
  to: string;
}

export const toArrivingCard = ({ profile, from, to }: Arrival): ArrivingCard => ({
  profile: toCard(profile),
  from,
  to,
});

/** People who arrive soon, with the days above each card. */
export function ArrivalRow({ arrivals }: { arrivals: readonly ArrivingCard[] }) {
  return (
    <ul className={rowStyles}>
      {arrivals.map(({ profile, from, to }) => (
        <li key={`${profile._id} ${from}`} className="flex flex-col gap-1.5">
          <p className="flex items-center gap-1.5 text-small font-medium">
            <CalendarDays aria-hidden className="size-4 shrink-0 text-accent" />
            {formatDaySpan({ from, to })}
          </p>
          <ProfileCard profile={profile} sizes={rowSizes} />
        </li>
      ))}
    </ul>
  );
}

export function ProfileRow({ profiles }: { profiles: readonly FoundCard[] }) {
  return (
    <ul className={rowStyles}>
      {profiles.map((profile) => (
        <li key={profile._id}>
          <ProfileCard profile={profile} sizes={rowSizes} />
        </li>
      ))}
    </ul>
  );
}
