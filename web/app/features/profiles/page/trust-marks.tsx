import { BadgeCheck, Crown } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";

interface TrustMarksProps {
  isVerified: boolean;
  isPremium: boolean;
  siteName: string;
}

/** The badges, each with what it means. */
export function TrustMarks({ isVerified, isPremium, siteName }: TrustMarksProps) {
  if (!isVerified && !isPremium) return null;
  return (
    <ul className="flex flex-col gap-2 text-small text-muted">
      {isVerified && (
        <li className="flex items-baseline gap-2.5">
          <Badge tone="jade" className="shrink-0" icon={<BadgeCheck aria-hidden />}>
            Verified
          </Badge>
          Age and identity checked by {siteName} staff
        </li>
      )}
      {isPremium && (
        <li className="flex items-baseline gap-2.5">
          <Badge tone="gold" className="shrink-0" icon={<Crown aria-hidden />}>
            Premium
          </Badge>
          Supports {siteName} with a paid listing
        </li>
      )}
    </ul>
  );
}
