import { clsx } from "clsx/lite";
import { Heart } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useFavoriteToggle } from "./use-favorite-toggle.ts";

// The shadow keeps the outline visible on a light picture.
const shadow = "drop-shadow-[0_0_3px_rgb(18_16_24_/_90%)]";

/** Heart on the corner of a card, next to its link: an outline that fills when the profile is a favorite. */
export function CardHeart({ id, name }: { id: string; name: string }) {
  const { isFavorite, toggle } = useFavoriteToggle(id, name);
  return (
    <span className="absolute top-1 right-1 z-10 noscript:hidden">
      <IconButton
        label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
        icon={
          <Heart
            aria-hidden
            className={clsx(shadow, isFavorite ? "fill-veil-rose text-veil-rose" : "fill-none text-on-veil")}
          />
        }
        tone="bare"
        aria-pressed={isFavorite}
        onClick={toggle}
        className="[&>svg]:size-6"
      />
    </span>
  );
}
