import { clsx } from "clsx/lite";
import { BadgeCheck, Crown, Zap } from "lucide-react";
import type { FoundCard } from "./card-facts.ts";

const badges = [
  { label: "Verified", Icon: BadgeCheck, color: "text-veil-jade", isShown: (card) => card.isVerified },
  { label: "Premium", Icon: Crown, color: "text-veil-gold", isShown: (card) => card.isPaid },
  { label: "Available now", Icon: Zap, color: "text-veil-jade", isShown: (card) => card.isAvailable },
] as const satisfies readonly {
  label: string;
  Icon: typeof Crown;
  color: string;
  isShown: (card: FoundCard) => boolean;
}[];

/** One line of icons, each with its name for screen readers and as a tooltip. */
export function CardBadges({ profile }: { profile: FoundCard }) {
  const shown = badges.filter(({ isShown }) => isShown(profile));
  if (shown.length === 0) return null;
  return (
    <span className="absolute top-2.5 left-2.5 flex h-6.5 items-center gap-2 rounded-control bg-veil px-2">
      {shown.map(({ label, Icon, color }) => (
        <span key={label} title={label} className={clsx("inline-flex", color)}>
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{label}</span>
        </span>
      ))}
    </span>
  );
}
