import { classes } from "#web/ui/actions/classes.ts";
import type { FoundCard } from "./found-card.ts";
import { type GridWidth, gridLooks } from "./grid-looks.ts";
import type { PicturePriority } from "./profile-picture.tsx";
import { ProfileCard } from "./profile-card.tsx";

interface ProfileGridProps {
  profiles: readonly FoundCard[];
  width?: GridWidth;
  /** For a grid that is in sight when the page opens: its first row does not wait to be scrolled to. */
  isFirstInSight?: boolean;
  areResults?: boolean;
  /** Others are on their way; these stay until then. */
  busy?: boolean;
}

const firstRow = 5;
const largestPaint = 2;

const priorityOf = (index: number): PicturePriority =>
  index < largestPaint ? "high" : index < firstRow ? "eager" : "lazy";

export function ProfileGrid(props: ProfileGridProps) {
  const { profiles, width = "page", isFirstInSight = false, areResults, busy = false } = props;
  const { columns, sizes } = gridLooks[width];
  return (
    <ul aria-busy={busy || undefined} className={classes(columns, busy && "opacity-55 transition-opacity")}>
      {profiles.map((profile, index) => (
        <li key={profile._id}>
          <ProfileCard
            profile={profile}
            sizes={sizes}
            priority={isFirstInSight ? priorityOf(index) : "lazy"}
            isResult={areResults}
          />
        </li>
      ))}
    </ul>
  );
}
