import type { Favorite } from "@vesper/contract/favorites";
import { HeartOff, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { Card } from "#web/ui/layout/card.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { cardOf } from "./card-of.ts";
import { FavoriteNote } from "./favorite-note.tsx";
import { FavoritePicture } from "./favorite-picture.tsx";

interface FavoriteRowProps {
  favorite: Favorite;
  onNoted: () => void;
  onRemove: () => void;
}

export function FavoriteRow({ favorite, onNoted, onRemove }: FavoriteRowProps) {
  const card = cardOf(favorite);
  const name = card?.name ?? "this one";
  return (
    <Card padding="none" className="flex gap-3 p-3 sm:gap-4 sm:p-4">
      {card ? <FavoritePicture name={card.name} image={card.image} /> : <NoPicture />}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 pt-1">
            {card ? <Facts card={card} /> : <p className="font-medium text-muted">No longer available</p>}
          </div>
          <IconButton
            label={`Remove ${name} from favorites`}
            icon={<Trash2 aria-hidden />}
            tone="muted"
            onClick={onRemove}
          />
        </div>
        <FavoriteNote id={favorite.targetId} name={name} note={favorite.note} onNoted={onNoted} />
      </div>
    </Card>
  );
}

function Facts({ card }: { card: NonNullable<ReturnType<typeof cardOf>> }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to={card.path}
          className="font-serif text-lead font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{card.name}</bdi>
        </Link>
        {card.age !== null && <span>{card.age}</span>}
        {card.isOnline && <span className="text-small font-medium text-jade">Online</span>}
      </p>
      <p className="text-small text-muted">
        <bdi>{card.place}</bdi>
        {" · "}
        <bdi>{card.price}</bdi>
      </p>
    </>
  );
}

function NoPicture() {
  return (
    <span
      aria-hidden
      className="flex h-28 w-21 shrink-0 items-center justify-center rounded-inner bg-raised text-muted"
    >
      <HeartOff className="size-6" />
    </span>
  );
}
