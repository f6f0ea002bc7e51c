import { clsx } from "clsx/lite";
import { useIsOnline } from "#web/realtime/online.ts";
import { getTransitionNames } from "#web/shared/transition-names.ts";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import BadgeCheck from "virtual:icons/badge-check";
import Crown from "virtual:icons/crown";
import MapPin from "virtual:icons/map-pin";
import Star from "virtual:icons/star";
import { OnlineDot } from "../cards/online-dot.tsx";
import type { PageProfile } from "./profile-facts.ts";

interface IdentityProps {
  profile: PageProfile;
  /** On a phone, the name stands on the pictures. */
  onStage: boolean;
}

// On the stage, a gradient as tall as the text keeps it readable, and touches go through to the pictures.
const stageStyles =
  "max-sm:pointer-events-none max-sm:relative max-sm:col-start-1 max-sm:row-start-1 max-sm:-mx-4 max-sm:self-end " +
  "max-sm:bg-linear-to-t max-sm:from-veil max-sm:from-50% max-sm:to-transparent max-sm:px-4 max-sm:pt-16 max-sm:pb-4 " +
  "max-sm:text-on-veil forced-colors:bg-ground forced-colors:bg-none";

/** Name, age, city, rating and badges. */
export function Identity({ profile, onStage }: IdentityProps) {
  const { name, age, city, country, rating, allowReviews } = profile;
  const isOnline = useIsOnline(profile.userId, profile.isOnline);
  return (
    <header className={clsx("min-w-0", onStage && stageStyles)}>
      <div className="flex items-center gap-3">
        <h1 className="min-w-0 font-serif text-display font-semibold tracking-tight wrap-anywhere">
          <bdi className="inline-block" style={{ viewTransitionName: getTransitionNames(profile.slug).name }}>
            {name}
          </bdi>
        </h1>
        {isOnline && <Dot onStage={onStage} />}
      </div>
      <p
        className={clsx(
          "mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 sm:mt-2",
          onStage ? "max-sm:text-on-veil sm:text-muted" : "text-muted",
        )}
      >
        <span>{age} years old</span>
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <Place {...{ city, country }} slug={profile.tour ? null : profile.citySlug} />
        </span>
        {allowReviews && <RatingLine rating={rating} onStage={onStage} />}
      </p>
      <Badges profile={profile} onStage={onStage} />
    </header>
  );
}

/** Light on the stage, in the theme's color beside it. */
function Dot({ onStage }: { onStage: boolean }) {
  if (!onStage) return <OnlineDot />;
  return (
    <>
      <span className="inline-flex sm:hidden">
        <OnlineDot onPicture />
      </span>
      <span className="inline-flex max-sm:hidden">
        <OnlineDot />
      </span>
    </>
  );
}

interface PlaceProps extends Pick<PageProfile, "city" | "country"> {
  /** Page of the home city; null during a tour, when nobody may be there. */
  slug: string | null;
}

/** City and country, each isolated: a right-to-left name must not reorder the line. */
function Place({ city, country, slug }: PlaceProps) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {slug ? (
        <PageLink to={`/city/${slug}`} className="pointer-events-auto underline-offset-4 hover:underline">
          <bdi>{city}</bdi>
        </PageLink>
      ) : (
        <bdi>{city}</bdi>
      )}
      {city !== country && (
        <>
          , <bdi>{country}</bdi>
        </>
      )}
    </span>
  );
}

function Badges({ profile: { isVerified, isPaid, isAvailable }, onStage }: IdentityProps) {
  if (!isVerified && !isPaid && !isAvailable) return null;
  const stage = onStage && "max-sm:bg-veil";
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      {isVerified && (
        <Badge
          tone="jade"
          icon={<BadgeCheck aria-hidden />}
          className={clsx(stage, onStage && "max-sm:text-veil-jade")}
        >
          Verified
        </Badge>
      )}
      {isPaid && (
        <Badge
          tone="gold"
          icon={<Crown aria-hidden />}
          className={clsx(stage, onStage && "max-sm:text-veil-gold")}
        >
          Premium
        </Badge>
      )}
      {isAvailable && (
        <Badge tone="jade" className={clsx(stage, onStage && "max-sm:text-veil-jade")}>
          Available now
        </Badge>
      )}
    </p>
  );
}

interface RatingLineProps extends Pick<PageProfile, "rating"> {
  onStage: boolean;
}

/** Average rating and number of reviews. Always a line of its own on a phone: whether it fits depends on the font. */
function RatingLine({ rating: { average, count }, onStage }: RatingLineProps) {
  if (count === 0) return <span className="max-sm:basis-full">No reviews yet</span>;
  return (
    <span className="inline-flex items-center gap-1.5 max-sm:basis-full">
      <Star
        aria-hidden
        className={clsx("size-4 fill-current", onStage ? "max-sm:text-veil-gold sm:text-gold" : "text-gold")}
      />
      <span className={clsx("font-semibold", onStage ? "sm:text-ink" : "text-ink")}>
        {average.toFixed(1)}
      </span>
      <span className="sr-only">out of 5,</span>
      {count === 1 ? "1 review" : `${count} reviews`}
    </span>
  );
}
