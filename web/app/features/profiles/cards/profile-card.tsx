import { type ReactNode, useContext } from "react";
import { Link, useViewTransitionState } from "react-router";
import { CardBadges } from "./card-badges.tsx";
import { CardCorner } from "./card-corner.ts";
import { CardFoot } from "./card-foot.tsx";
import type { FoundCard } from "./card-facts.ts";
import { type PicturePriority, ProfilePicture } from "./profile-picture.tsx";
import { getTransitionNames } from "#web/shared/transition-names.ts";
import { useImpression } from "./use-impression.ts";

interface ProfileCardProps {
  profile: FoundCard;
  sizes: string;
  priority?: PicturePriority;
  isResult?: boolean;
  /** Replaces the picture, for one that visitors cannot load yet. */
  picture?: ReactNode;
}

// Grows with a long text instead of cutting it. `overflow-hidden` would turn the aspect ratio into a fixed height.
const frame =
  "group relative isolate flex aspect-[3/4] shrink-0 grow flex-col justify-end overflow-clip rounded-card bg-raised";

/** Profile preview; the whole card links to the profile page. */
export function ProfileCard({ profile, sizes, priority, isResult = false, picture }: ProfileCardProps) {
  const corner = useContext(CardCorner);
  const card = useImpression<HTMLElement>(profile._id);
  const path = `/escort/${profile.slug}`;
  const names = useViewTransitionState(path) ? getTransitionNames(profile.slug) : undefined;
  return (
    <article ref={card} className="relative flex h-full flex-col">
      <Link to={path} viewTransition style={{ viewTransitionName: names?.picture }} className={frame}>
        {picture ?? (
          <ProfilePicture
            image={profile.images[0]}
            name={profile.name}
            sizes={sizes}
            priority={priority}
            className="transition-transform duration-200 group-hover:scale-[1.02]"
          />
        )}
        <CardBadges profile={profile} />
        <CardFoot profile={profile} isResult={isResult} nameTransition={names?.name} />
      </Link>
      {corner(profile)}
    </article>
  );
}
