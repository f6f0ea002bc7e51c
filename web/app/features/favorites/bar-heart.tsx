import { Heart } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useFavoriteToggle } from "./use-favorite-toggle.ts";

/** Heart in the mobile action bar, within thumb reach and without a label. */
export function BarHeart({ id }: { id: string }) {
  const { isFavorite, toggle } = useFavoriteToggle(id);
  return (
    <IconButton
      label={isFavorite ? "Remove from Favorites" : "Add to Favorites"}
      icon={<Heart aria-hidden className={isFavorite ? "fill-current text-accent" : undefined} />}
      tone="outline"
      onClick={toggle}
    />
  );
}
