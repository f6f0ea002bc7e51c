import { clsx } from "clsx/lite";
import { BadgeCheck, Crown, Heart, Plane, Star, Zap } from "lucide-react";

const icons = { "badge-check": BadgeCheck, crown: Crown, heart: Heart, plane: Plane, star: Star, zap: Zap };

export type SharedIconName = keyof typeof icons;

const names = Object.keys(icons) as SharedIconName[];

/** Draws the icons that cards repeat, once for the whole document. */
export function SharedIcons() {
  return (
    <svg aria-hidden className="hidden">
      <defs>
        {names.map((name) => {
          const Icon = icons[name];
          return <Icon key={name} id={`icon-${name}`} />;
        })}
      </defs>
    </svg>
  );
}

/** An icon of `SharedIcons`: a list with dozens of cards refers to its shape instead of repeating it. */
export function SharedIcon({ name, className }: { name: SharedIconName; className?: string }) {
  return (
    <svg aria-hidden className={clsx("icon", className)}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
