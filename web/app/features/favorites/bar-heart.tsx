import { Heart } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useHeart } from "./use-heart.ts";

/** Within reach of a thumb, where there is no room for words. */
export function BarHeart({ id }: { id: string }) {
  const { isKept, toggle } = useHeart(id);
  return (
    <IconButton
      label={isKept ? "Remove from Favorites" : "Add to Favorites"}
      icon={<Heart aria-hidden className={isKept ? "fill-current text-accent" : undefined} />}
      tone="outline"
      onClick={toggle}
    />
  );
}
