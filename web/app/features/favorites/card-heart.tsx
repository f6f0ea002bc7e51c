import { SharedIcon } from "#web/ui/data/shared-icon.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useFavoriteToggle } from "./use-favorite-toggle.ts";

/** Heart on the corner of a card, next to its link: an outline that fills when the profile is a favorite. */
export function CardHeart({ id, name }: { id: string; name: string }) {
  const { isFavorite, toggle } = useFavoriteToggle(id, name);
  return (
    <IconButton
      label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      icon={<SharedIcon name="heart" className={isFavorite ? "fill-veil-rose text-veil-rose" : ""} />}
      tone="bare"
      aria-pressed={isFavorite}
      onClick={toggle}
      className="card-heart"
    />
  );
}
