import { toImageAddress } from "@vesper/contract/media/image-address";
import { formatMoney } from "@vesper/contract/profiles/money";
import type { SearchHit } from "@vesper/contract/profiles/search";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { clsx } from "clsx/lite";
import { findSuggestionPath, logMissingSlug } from "./suggestion-path.ts";
import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { Mars, NonBinary, Transgender, Venus } from "lucide-react";

const genders = {
  female: { Icon: Venus, label: "Female" },
  male: { Icon: Mars, label: "Male" },
  transgender: { Icon: Transgender, label: "Transgender" },
  other: { Icon: NonBinary, label: "Other" },
} as const satisfies Record<Gender, object>;

interface SuggestionRowProps {
  profile: SearchHit;
  id: string;
  isHighlighted: boolean;
  onHighlight: () => void;
  onFollow: () => void;
}

/** One suggested profile, both an option of the list box and a link. */
export function SuggestionRow({ profile, id, isHighlighted, onHighlight, onFollow }: SuggestionRowProps) {
  const row = useRef<HTMLAnchorElement>(null);
  const path = findSuggestionPath(profile);
  const [picture] = profile.images;

  useEffect(() => {
    if (isHighlighted) row.current?.scrollIntoView({ block: "nearest" });
  }, [isHighlighted]);

  function handleClick(event: MouseEvent) {
    if (path === null) {
      event.preventDefault();
      logMissingSlug(profile);
    } else if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow();
  }

  return (
    <Link
      ref={row}
      id={id}
      role="option"
      aria-selected={isHighlighted}
      tabIndex={-1}
      to={path ?? ""}
      onClick={handleClick}
      onPointerMove={onHighlight}
      // Keeps the focus in the search box, so that typing can continue.
      onMouseDown={(event) => event.preventDefault()}
      className={clsx(
        "flex min-h-16 items-center gap-3 rounded-inner px-3 py-2",
        isHighlighted && "bg-hover",
      )}
    >
      <Avatar name={profile.name} src={picture && toImageAddress(picture._id, 320, "webp")} />
      <Person profile={profile} />
      <span className="flex shrink-0 flex-col items-end text-small">
        {profile.rateOutcall > 0 && <HourlyRate profile={profile} />}
        <span className="font-medium text-accent">View</span>
      </span>
    </Link>
  );
}

/** The amount is isolated, so that a right-to-left currency symbol does not reorder the number. */
function HourlyRate({ profile: { currency, rateOutcall } }: { profile: SearchHit }) {
  return (
    <span className="font-medium">
      <bdi>{formatMoney(rateOutcall, currency)}</bdi>
      /hr
    </span>
  );
}

function Person({ profile }: { profile: SearchHit }) {
  const { Icon, label } = genders[profile.gender];
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline gap-2">
        <bdi className="truncate font-serif font-semibold">{profile.name}</bdi>
        <span className="text-small text-muted">{profile.age}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        <span className="inline-flex items-center gap-1">
          <Icon aria-hidden className="size-3.5 shrink-0" />
          {label}
        </span>
        <bdi className="truncate">{profile.tour?.city ?? profile.city}</bdi>
      </span>
    </span>
  );
}
