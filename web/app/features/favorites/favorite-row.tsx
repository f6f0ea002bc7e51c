import type { Favorite } from "@vesper/contract/profiles/favorites";
import { Link } from "react-router";
import BadgeCheck from "virtual:icons/badge-check";
import HeartOff from "virtual:icons/heart-off";
import StickyNote from "virtual:icons/sticky-note";
import Trash from "virtual:icons/trash";
import { Card } from "#web/ui/layout/card.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { toFavoriteCard } from "./favorite-card.ts";
import type { ProfileImage } from "@vesper/contract/media/images";
import { Initial } from "#web/shared/initial.tsx";
import { Rating } from "#web/shared/rating.tsx";
import { SizedPicture } from "#web/shared/sized-picture.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { NoteForm } from "./note-form.tsx";

interface FavoriteRowProps {
  favorite: Favorite;
  /** More actions for a profile that is still public. */
  actions?: ReactNode;
  onNoted: () => void;
  onRemove: (targetId: string) => void;
}

export function FavoriteRow({ favorite, actions, onNoted, onRemove }: FavoriteRowProps) {
  const card = toFavoriteCard(favorite);
  const name = card?.name ?? "this item";
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
            icon={<Trash aria-hidden />}
            tone="muted"
            onClick={() => onRemove(favorite.targetId)}
          />
        </div>
        <FavoriteNote id={favorite.targetId} name={name} note={favorite.note} onNoted={onNoted} />
        {actions && <div className="flex flex-wrap items-center gap-x-2">{actions}</div>}
      </div>
    </Card>
  );
}

function Facts({ card }: { card: NonNullable<ReturnType<typeof toFavoriteCard>> }) {
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
      <TrustLine card={card} />
      <p className="text-small text-muted">
        <bdi>{card.place}</bdi>
        {" · "}
        <bdi>{card.price}</bdi>
      </p>
    </>
  );
}

/** Verified badge and rating, if there are any. */
function TrustLine({
  card: { isVerified, rating },
}: {
  card: NonNullable<ReturnType<typeof toFavoriteCard>>;
}) {
  if (!isVerified && !rating) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      {isVerified && (
        <span className="inline-flex items-center gap-1 text-jade">
          <BadgeCheck aria-hidden className="size-4" />
          Verified
        </span>
      )}
      {rating && <Rating rating={rating} star="size-3.5 text-gold" />}
    </p>
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

/** Thumbnail next to the name. */
function FavoritePicture({ name, image }: { name: string; image: ProfileImage | undefined }) {
  const initial = <Initial name={name} className="absolute inset-0 text-title" />;
  return (
    <span className="relative h-28 w-21 shrink-0 overflow-hidden rounded-inner bg-raised">
      {image ? (
        <SizedPicture
          image={image}
          sizes="84px"
          priority="lazy"
          alt=""
          className="absolute inset-0 size-full"
          instead={initial}
        />
      ) : (
        initial
      )}
    </span>
  );
}

interface FavoriteNoteProps {
  id: string;
  name: string;
  note: string | null;
  onNoted: () => void;
}

/** The user's private note about a favorite. */
function FavoriteNote({ id, name, note, onNoted }: FavoriteNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWriting, setWriting] = useState<boolean>();

  // Restore the focus, which is lost when the form is removed.
  useEffect(() => {
    if (isWriting === false) button.current?.focus();
  }, [isWriting]);

  function handleSaved() {
    setWriting(false);
    onNoted();
  }

  if (isWriting) {
    return <NoteForm id={id} note={note} onSaved={handleSaved} onCancel={() => setWriting(false)} />;
  }
  return (
    <div className="flex flex-col items-start gap-2">
      {note && (
        <p className="mt-1 max-w-prose border-l-2 border-line-strong pl-3 text-small wrap-anywhere whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      )}
      <Button
        ref={button}
        tone="quiet"
        size="small"
        className="-ml-3.5"
        icon={<StickyNote aria-hidden className="size-4" />}
        aria-label={note ? `Edit note about ${name}` : `Add note about ${name}`}
        onClick={() => setWriting(true)}
      >
        {note ? "Edit note" : "Add note"}
      </Button>
    </div>
  );
}
