import { useContext } from "react";
import { Link } from "react-router";
import { CardBadges } from "./card-badges.tsx";
import { CardCorner } from "./card-corner.ts";
import { CardFoot } from "./card-foot.tsx";
import type { FoundCard } from "./found-card.ts";
import { type PicturePriority, ProfilePicture } from "./profile-picture.tsx";
import { useSeen } from "./seen-cards.ts";

interface ProfileCardProps {
  profile: FoundCard;
  sizes: string;
  priority?: PicturePriority;
  isResult?: boolean;
}

/** Somebody at a glance; the whole card leads to their page. */
export function ProfileCard({ profile, sizes, priority, isResult = false }: ProfileCardProps) {
  const corner = useContext(CardCorner);
  const card = useSeen<HTMLElement>(profile._id);
  return (
    <article ref={card} className="relative">
      <Link
        to={`/escort/${profile.slug}`}
        className="group relative isolate block aspect-[3/4] overflow-hidden rounded-card bg-raised"
      >
        <ProfilePicture
          image={profile.images[0]}
          name={profile.name}
          sizes={sizes}
          priority={priority}
          className="transition-transform duration-200 group-hover:scale-[1.02]"
        />
        <CardBadges isVerified={profile.isVerified} isPremium={profile.isPaid} />
        <CardFoot profile={profile} isResult={isResult} />
      </Link>
      {corner(profile)}
    </article>
  );
}
