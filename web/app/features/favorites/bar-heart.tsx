import { IconButton } from "#web/ui/actions/icon-button.tsx";
import Heart from "virtual:icons/heart";
import { getFavoriteLabel } from "./favorite-button.tsx";
import { useIsFavoriteKnown } from "./favorite-status.ts";
import { useFavoriteToggle } from "./use-favorite-toggle.ts";

/** Heart in the mobile action bar, within thumb reach and without a label. */
export function BarHeart({ id }: { id: string }) {
  const { isFavorite, toggle } = useFavoriteToggle(id);
  const isKnown = useIsFavoriteKnown(id);
  return (
    <IconButton
      label={getFavoriteLabel(isFavorite, isKnown)}
      icon={<Heart aria-hidden className={isFavorite ? "fill-current text-accent" : undefined} />}
      tone="outline"
      onClick={toggle}
    />
  );
}
