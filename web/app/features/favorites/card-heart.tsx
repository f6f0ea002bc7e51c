import { Heart } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useFavoriteToggle } from "./use-favorite-toggle.ts";

/** Heart on the corner of a card, next to its link. */
export function CardHeart({ id, name }: { id: string; name: string }) {
  const { isFavorite, toggle } = useFavoriteToggle(id, name);
  return (
    <span className="absolute top-2 right-2 z-10 noscript:hidden">
      <IconButton
        label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
        icon={<Heart aria-hidden className={isFavorite ? "fill-current" : undefined} />}
        tone="veil"
        size="small"
        aria-pressed={isFavorite}
        onClick={toggle}
      />
    </span>
  );
}
