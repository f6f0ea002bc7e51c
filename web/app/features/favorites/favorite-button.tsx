import { Heart } from "lucide-react";
import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx/lite";
import { useFavoriteToggle } from "./use-favorite-toggle.ts";

/** Favorite button with a label, for detail pages. */
export function FavoriteButton({ id, className }: { id: string; className?: string }) {
  const { isFavorite, toggle } = useFavoriteToggle(id);
  return (
    <Button
      tone="outline"
      icon={<Heart aria-hidden className={isFavorite ? "size-4.5 fill-current text-accent" : "size-4.5"} />}
      onClick={toggle}
      className={clsx("px-4 whitespace-nowrap", className)}
    >
      {isFavorite ? "Remove from Favorites" : "Add to Favorites"}
    </Button>
  );
}
