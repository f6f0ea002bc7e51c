import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx/lite";
import Heart from "virtual:icons/heart";
import { useIsFavoriteKnown } from "./favorite-status.ts";
import { useFavoriteToggle } from "./use-favorite-toggle.ts";

interface FavoriteButtonProps {
  id: string;
  /** On a phone only the heart is visible, beside a wide button. */
  isHeartOnPhone?: boolean;
  className?: string;
}

/** Favorite button with a label, for detail pages. The label is neutral until the status is known. */
export function FavoriteButton({ id, isHeartOnPhone = false, className }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavoriteToggle(id);
  const isKnown = useIsFavoriteKnown(id);
  return (
    <Button
      tone="outline"
      icon={<Heart aria-hidden className={isFavorite ? "size-4.5 fill-current text-accent" : "size-4.5"} />}
      onClick={toggle}
      // The width of the longest label is reserved, so that the button keeps its size.
      className={clsx(
        "whitespace-nowrap",
        isHeartOnPhone ? "max-sm:w-11 max-sm:px-0 sm:min-w-58" : "min-w-58",
        className,
      )}
    >
      <span className={clsx(isHeartOnPhone && "max-sm:sr-only")}>
        {getFavoriteLabel(isFavorite, isKnown)}
      </span>
    </Button>
  );
}

/** Neutral until it is known whether the item is saved. */
export function getFavoriteLabel(isFavorite: boolean, isKnown: boolean): string {
  if (isFavorite) return "Remove from Favorites";
  return isKnown ? "Add to Favorites" : "Favorites";
}
