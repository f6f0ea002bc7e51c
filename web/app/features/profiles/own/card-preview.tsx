import type { ReactNode } from "react";
import type { FoundCard } from "../cards/card-facts.ts";
import { CardCorner } from "../cards/card-corner.ts";
import { ProfileCard } from "../cards/profile-card.tsx";

const noCorner = () => null;

interface CardPreviewProps {
  card: FoundCard;
  caption?: string;
  /** Photo that only its owner and admins can load yet. */
  picture?: ReactNode;
}

/**
 * A card as visitors see it in a list, for its owner or an admin. It is inert: its link would lead away, and a screen
 * reader already reads the same facts in the form or on the page. It does not count as an impression.
 */
export function CardPreview({ card, caption, picture }: CardPreviewProps) {
  return (
    <figure className="flex flex-col gap-2">
      {caption && <figcaption className="text-small text-muted">{caption}</figcaption>}
      <div inert data-preview className="mx-auto w-full max-w-64">
        <CardCorner value={noCorner}>
          <ProfileCard profile={card} sizes="256px" picture={picture} />
        </CardCorner>
      </div>
    </figure>
  );
}
