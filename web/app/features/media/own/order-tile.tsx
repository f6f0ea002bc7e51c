import { useSortable } from "@dnd-kit/sortable";
import type { Media } from "@vesper/contract/media/media";
import type { ComponentProps, PointerEvent } from "react";
import { Badge } from "#web/ui/data/badge.tsx";
import ArrowLeft from "virtual:icons/arrow-left";
import ArrowRight from "virtual:icons/arrow-right";
import GripVertical from "virtual:icons/grip-vertical";
import Star from "virtual:icons/star";
import { Card } from "#web/ui/layout/card.tsx";
import { clsx } from "clsx/lite";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { MediaPreview } from "../media-preview.tsx";

interface OrderTileProps {
  media: Media;
  place: number;
  mayGoEarlier: boolean;
  mayGoLater: boolean;
  onMove: (step: 1 | -1) => void;
}

/** A sortable picture. It can be dragged with the mouse or by its handle, or moved step by step. */
export function OrderTile({ media, place, mayGoEarlier, mayGoLater, onMove }: OrderTileProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: media._id, disabled: { draggable: media.isPrimary } });

  // A touch on the picture scrolls the page, so only the handle starts a drag by touch.
  function handlePointerDown(event: PointerEvent) {
    if (event.pointerType === "mouse") listeners?.["onPointerDown"]?.(event);
  }

  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      className={clsx(isDragging && "relative z-10 opacity-80")}
    >
      <Card padding="none" className="overflow-hidden">
        <span
          onPointerDown={handlePointerDown}
          className={clsx(
            "relative block select-none",
            !media.isPrimary && (isDragging ? "cursor-grabbing" : "cursor-grab"),
          )}
        >
          <MediaPreview media={media} className="aspect-[3/4] w-full" />
          <PlaceBadge media={media} place={place} />
        </span>
        {media.isPrimary ? (
          <p className="flex min-h-11 items-center justify-center px-2 text-caption text-muted">
            Always first
          </p>
        ) : (
          <div className="flex items-center justify-between">
            <StepButton step={-1} enabled={mayGoEarlier} title={media.title} onMove={onMove} />
            <Grip {...attributes} {...listeners} ref={setActivatorNodeRef} title={media.title} />
            <StepButton step={1} enabled={mayGoLater} title={media.title} onMove={onMove} />
          </div>
        )}
      </Card>
    </li>
  );
}

function Grip({ title, ...handle }: ComponentProps<"button">) {
  return (
    <button
      {...handle}
      type="button"
      aria-label={`Drag ${title}`}
      className="flex size-11 cursor-grab touch-none items-center justify-center text-muted"
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  );
}

function PlaceBadge({ media, place }: Pick<OrderTileProps, "media" | "place">) {
  return (
    <span className="absolute top-2 left-2">
      {media.isPrimary ? (
        <Badge tone="veil-gold" icon={<Star aria-hidden />}>
          Primary
        </Badge>
      ) : (
        <Badge tone="veil">{place}</Badge>
      )}
    </span>
  );
}

interface StepButtonProps {
  step: 1 | -1;
  enabled: boolean;
  title: string;
  onMove: OrderTileProps["onMove"];
}

function StepButton({ step, enabled, title, onMove }: StepButtonProps) {
  const Icon = step < 0 ? ArrowLeft : ArrowRight;
  return (
    <IconButton
      tone="muted"
      label={`Move ${title} ${step < 0 ? "earlier" : "later"}`}
      icon={<Icon aria-hidden />}
      aria-disabled={!enabled}
      className="aria-disabled:opacity-40"
      onClick={() => enabled && onMove(step)}
    />
  );
}
