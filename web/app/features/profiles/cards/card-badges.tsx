import { SharedIcon, type SharedIconName } from "#web/ui/data/shared-icon.tsx";
import type { FoundCard } from "./card-facts.ts";

const badges = [
  { label: "Verified", icon: "badge-check", color: "text-veil-jade", isShown: (card) => card.isVerified },
  { label: "Premium", icon: "crown", color: "text-veil-gold", isShown: (card) => card.isPaid },
  { label: "Available now", icon: "zap", color: "text-veil-jade", isShown: (card) => card.isAvailable },
] as const satisfies readonly {
  label: string;
  icon: SharedIconName;
  color: string;
  isShown: (card: FoundCard) => boolean | undefined;
}[];

/** One line of icons, each with its name for screen readers and as a tooltip. */
export function CardBadges({ profile }: { profile: FoundCard }) {
  const shown = badges.filter(({ isShown }) => isShown(profile));
  if (shown.length === 0) return null;
  return (
    <span className="card-badges">
      {shown.map(({ label, icon, color }) => (
        <span key={label} title={label} className={color}>
          <SharedIcon name={icon} />
          <span className="sr-only">{label}</span>
        </span>
      ))}
    </span>
  );
}
