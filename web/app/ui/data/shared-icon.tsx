import { clsx } from "clsx/lite";
import BadgeCheck from "virtual:icons/badge-check";
import Crown from "virtual:icons/crown";
import Heart from "virtual:icons/heart";
import Plane from "virtual:icons/plane";
import Star from "virtual:icons/star";
import Zap from "virtual:icons/zap";

const icons = { "badge-check": BadgeCheck, crown: Crown, heart: Heart, plane: Plane, star: Star, zap: Zap };

export type SharedIconName = keyof typeof icons;

const names = Object.keys(icons) as SharedIconName[];

// Each star is drawn in the middle of the row and moved from there.
const starOffsets = [-54, -27, 0, 27, 54];

/** Draws the icons that cards repeat, the row of stars and the logo mark, once for the whole document. */
export function SharedIcons() {
  return (
    <svg aria-hidden className="hidden">
      <defs>
        {names.map((name) => {
          const Icon = icons[name];
          return <Icon key={name} id={`icon-${name}`} aria-hidden={undefined} />;
        })}
        {/* Keeps its height in a narrower place, which cuts it on the right. */}
        <symbol id="stars" viewBox="0 0 132 24" preserveAspectRatio="xMinYMid slice">
          {starOffsets.map((x) => (
            <use key={x} href="#icon-star" x={x} />
          ))}
        </symbol>
        <symbol id="star-mark" viewBox="0 0 32 32" fill="none">
          <circle cx="16" cy="16" r="14.75" stroke="currentColor" strokeWidth="1.5" />
          <path
            fill="currentColor"
            d="M16 5.2c.7 6.6 4.2 10.1 10.8 10.8-6.6.7-10.1 4.2-10.8 10.8-.7-6.6-4.2-10.1-10.8-10.8 6.6-.7 10.1-4.2 10.8-10.8Z"
          />
        </symbol>
      </defs>
    </svg>
  );
}

/** An icon of `SharedIcons`: a list with dozens of cards refers to its shape instead of repeating it. */
export function SharedIcon({ name, className }: { name: SharedIconName; className?: string | undefined }) {
  return (
    <svg aria-hidden className={clsx("icon", className)}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
