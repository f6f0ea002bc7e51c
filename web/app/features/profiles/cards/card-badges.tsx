import { BadgeCheck, Crown } from "lucide-react";
import { Badge } from "#web/ui/data/badge.tsx";

interface CardBadgesProps {
  isVerified: boolean;
  isPremium: boolean;
}

// On a phone a word would meet whatever else lies on the picture.
const looks = "max-sm:px-1.5 max-sm:py-1.5 [&>span]:max-sm:sr-only";

export function CardBadges({ isVerified, isPremium }: CardBadgesProps) {
  if (!isVerified && !isPremium) return null;
  return (
    <span className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5 pr-12">
      {isVerified && (
        <Badge tone="veil-jade" icon={<BadgeCheck aria-hidden />} className={looks}>
          <span>Verified</span>
        </Badge>
      )}
      {isPremium && (
        <Badge tone="veil-gold" icon={<Crown aria-hidden />} className={looks}>
          <span>Premium</span>
        </Badge>
      )}
    </span>
  );
}
