import type { Media } from "@vesper/contract/media";
import { ArrowLeft, ArrowRight, GripVertical, Star } from "lucide-react";
import { Badge } from "#web/ui/data/badge.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { classes } from "#web/ui/actions/classes.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { MediaPreview } from "../media-preview.tsx";
import type { DragHandle } from "./use-drag.ts";

interface OrderTileProps {
  media: Media;
  place: number;
  isHeld: boolean;
  isTarget: boolean;
  mayGoEarlier: boolean;
  mayGoLater: boolean;
  handle: DragHandle;
  onMove: (step: 1 | -1) => void;
}

/** A finger on the picture scrolls the page; only the grip takes it along. */
const forMouse = (handle: DragHandle): DragHandle => ({
  ...handle,
  onPointerDown: (event) => void (event.pointerType === "mouse" && handle.onPointerDown(event)),
});

/** A picture in its place: dragged by itself or its grip, or moved step by step. */
export function OrderTile(props: OrderTileProps) {
  const { media, place, isHeld, isTarget, mayGoEarlier, mayGoLater, handle, onMove } = props;
  return (
    <Card
      padding="none"
      data-media-id={media._id}
      className={classes(
        "overflow-hidden",
        isHeld && "opacity-50",
        isTarget && "outline-2 outline-offset-2 outline-accent",
      )}
    >
      <span
        {...(media.isPrimary ? {} : forMouse(handle))}
        className={classes(
          "relative block select-none",
          !media.isPrimary && (isHeld ? "cursor-grabbing" : "cursor-grab"),
        )}
      >
        <MediaPreview media={media} className="aspect-[3/4] w-full" />
        <span className="absolute top-2 left-2">
          {media.isPrimary ? (
            <Badge tone="veil-gold" icon={<Star aria-hidden />}>
              Primary
            </Badge>
          ) : (
            <Badge tone="veil">{place}</Badge>
          )}
        </span>
      </span>
      {media.isPrimary ? (
        <p className="flex min-h-11 items-center justify-center px-2 text-caption text-muted">Always first</p>
      ) : (
        <div className="flex items-center justify-between">
          <IconButton
            tone="muted"
            label={`Move ${media.title} earlier`}
            icon={<ArrowLeft aria-hidden />}
            aria-disabled={!mayGoEarlier}
            className="aria-disabled:opacity-40"
            onClick={() => mayGoEarlier && onMove(-1)}
          />
          <span
            {...handle}
            aria-hidden
            className="flex size-11 cursor-grab touch-none items-center justify-center text-muted"
          >
            <GripVertical className="size-5" />
          </span>
          <IconButton
            tone="muted"
            label={`Move ${media.title} later`}
            icon={<ArrowRight aria-hidden />}
            aria-disabled={!mayGoLater}
            className="aria-disabled:opacity-40"
            onClick={() => mayGoLater && onMove(1)}
          />
        </div>
      )}
    </Card>
  );
}
