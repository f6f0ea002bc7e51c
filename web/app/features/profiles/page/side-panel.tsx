import { BadgeCheck, Crown, Flag, MapPin, Plane, Star } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#web/ui/layout/card.tsx";
import type { PageProfile } from "./profile-facts.ts";
import { formatMoney } from "@vesper/contract/profiles/money";
import type { BadgeBasis } from "@vesper/contract/profiles/profile-fields";
import { Badge } from "#web/ui/data/badge.tsx";
import { formatMonth } from "#web/ui/data/dates.ts";
import { useIsOnline } from "#web/realtime/online.ts";
import { OnlineDot } from "../cards/online-dot.tsx";
import { findPresenceLabel, formatRunningTour } from "./labels.ts";

interface SidePanelProps {
  profile: PageProfile;
  siteName: string;
  /** Contact section, if there are contacts. */
  contacts: ReactNode;
  actions?: ReactNode;
  more?: ReactNode;
  isOwn?: boolean | undefined;
}

/** Identity, rates and contacts: beside the pictures, or below them on a phone. */
export function SidePanel({ profile, siteName, contacts, actions, more, isOwn }: SidePanelProps) {
  const { isVerified, verifiedIn, verifiedBy, isPaid, languages } = profile;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Identity profile={profile} />
      <TrustMarks {...{ isVerified, verifiedIn, verifiedBy, siteName }} isPremium={isPaid} />
      {actions && <div className="flex flex-wrap gap-3 *:flex-auto noscript:hidden">{actions}</div>}
      <Card className="flex flex-col gap-5">
        <Rates profile={profile} />
        {languages.length > 0 && (
          <p className="flex items-baseline justify-between gap-6 text-small">
            <span className="text-muted">Languages</span>
            <bdi className="text-right">{languages.join(", ")}</bdi>
          </p>
        )}
        {contacts}
      </Card>
      <div className="flex flex-wrap gap-x-6">
        {!isOwn && (
          <Link
            to={`/report/profile/${profile._id}`}
            rel="nofollow"
            className="inline-flex min-h-11 items-center gap-2 text-small text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <Flag aria-hidden className="size-4" />
            Report this profile
          </Link>
        )}
        {more}
      </div>
    </div>
  );
}

/** Both rates side by side; a rate of zero is left out. */
function Rates({ profile: { rateOutcall, rateIncall, currency } }: { profile: PageProfile }) {
  const rates = [
    { label: "Outcall", amount: rateOutcall },
    { label: "Incall", amount: rateIncall },
  ].filter(({ amount }) => amount > 0);
  if (rates.length === 0) return <p className="text-muted">Rates on request</p>;
  return (
    <dl className="flex gap-3">
      {rates.map(({ label, amount }) => (
        <div key={label} className="min-w-0 flex-1 rounded-inner bg-raised px-4 py-3">
          <dt className="text-small text-muted">{label}</dt>
          <dd>
            <bdi className="block font-serif text-title font-semibold wrap-break-word">
              {formatMoney(amount, currency)}
            </bdi>
            <span className="text-small text-muted">per hour</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface TrustMarksProps {
  isVerified: boolean;
  /** Month in which staff verified the profile: `2026-11`. */
  verifiedIn: string | null;
  verifiedBy: BadgeBasis | null;
  isPremium: boolean;
  siteName: string;
}

/** Badges with their explanations. */
function TrustMarks(props: TrustMarksProps) {
  const { isVerified, verifiedIn, verifiedBy, isPremium, siteName } = props;
  const month = verifiedIn ? ` in ${formatMonth(verifiedIn)}` : "";
  if (!isVerified && !isPremium) return null;
  return (
    <ul className="flex flex-col gap-2 text-small text-muted">
      {isVerified && (
        <li className="flex items-baseline gap-2.5">
          <Badge tone="jade" className="shrink-0" icon={<BadgeCheck aria-hidden />}>
            Verified
          </Badge>
          <Link
            to="/verification"
            className="inline-block min-h-6 underline underline-offset-4 hover:text-ink"
          >
            {verifiedBy === "staff"
              ? `Confirmed by ${siteName} staff${month}, without a document check`
              : `Age and identity checked by ${siteName} staff${month}`}
          </Link>
        </li>
      )}
      {isPremium && (
        <li className="flex items-baseline gap-2.5">
          <Badge tone="gold" className="shrink-0" icon={<Crown aria-hidden />}>
            Premium
          </Badge>
          Highlighted by {siteName} staff
        </li>
      )}
    </ul>
  );
}

/** Name, city and presence. */
function Identity({ profile }: { profile: PageProfile }) {
  const { name, age, city, country, tour, lastSeen, isAvailable, rating, allowReviews } = profile;
  const isOnline = useIsOnline(profile.userId, profile.isOnline);
  const presence = findPresenceLabel(isOnline, lastSeen);
  return (
    <header>
      <h1 className="font-serif text-display font-semibold tracking-tight wrap-break-word">
        <bdi>{name}</bdi>
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        <span>{age} years old</span>
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <bdi>{city === country ? city : `${city}, ${country}`}</bdi>
        </span>
        {allowReviews && <RatingLine rating={rating} />}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {presence && <Presence label={presence} isOnline={isOnline} />}
        {isAvailable && <Badge tone="jade">Available now</Badge>}
        {tour && (
          <Badge tone="accent" icon={<Plane aria-hidden />}>
            <bdi>{formatRunningTour(tour)}</bdi>
          </Badge>
        )}
      </div>
    </header>
  );
}

function Presence({ label, isOnline }: { label: string; isOnline: boolean }) {
  if (!isOnline) return <span className="text-small text-muted">{label}</span>;
  return (
    <span className="inline-flex items-center gap-2 text-small font-medium text-jade">
      <OnlineDot />
      <span aria-hidden>{label}</span>
    </span>
  );
}

/** Average rating and number of reviews. */
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
