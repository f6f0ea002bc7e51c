import { type ReactNode, useContext } from "react";
import { useViewTransitionState } from "react-router";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { CardBadges } from "./card-badges.tsx";
import { CardCorner } from "./card-corner.ts";
import { CardFoot } from "./card-foot.tsx";
import type { FoundCard } from "./card-facts.ts";
import { type PicturePriority, ProfilePicture } from "./profile-picture.tsx";
import { getTransitionNames } from "#web/shared/transition-names.ts";
import { useImpression } from "./use-impression.ts";

interface ProfileCardProps {
  profile: FoundCard;
  /** Place in a list, from 1, across pages. */
  place?: number;
  sizes: string;
  priority?: PicturePriority;
  isResult?: boolean;
  /** Replaces the picture, for one that visitors cannot load yet. */
  picture?: ReactNode;
}

/** The server resolves no path for a transition: none is ever under way. */
const useIsTransition = import.meta.env.SSR ? () => false : useViewTransitionState;

/** Profile preview; the whole card links to the profile page. */
export function ProfileCard({
  profile,
  place,
  sizes,
  priority,
  isResult = false,
  picture,
}: ProfileCardProps) {
  const corner = useContext(CardCorner);
  const card = useImpression<HTMLElement>(profile._id, place);
  const path = `/escort/${profile.slug}`;
  const names = useIsTransition(path) ? getTransitionNames(profile.slug) : undefined;
  return (
    <article ref={card} className="card">
      <PageLink to={path} viewTransition style={{ viewTransitionName: names?.picture }}>
        {picture ?? (
          <ProfilePicture
            image={profile.images[0]}
            name={profile.name}
            sizes={sizes}
            priority={priority}
            isSmall
            className="card-picture"
          />
        )}
        <CardBadges profile={profile} />
        <CardFoot profile={profile} isResult={isResult} nameTransition={names?.name} />
      </PageLink>
      {corner(profile)}
    </article>
  );
}
