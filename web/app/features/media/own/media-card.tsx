import Eye from "virtual:icons/eye";
import Heart from "virtual:icons/heart";
import Lock from "virtual:icons/lock";
import Pencil from "virtual:icons/pencil";
import Star from "virtual:icons/star";
import Trash from "virtual:icons/trash";
import { ownMediaKey } from "../queries.ts";
import { type Media, updateMedia } from "@vesper/contract/media/media";
import { useId } from "react";
import { Badge } from "#web/ui/data/badge.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { MediaPreview, TypeMark } from "../media-preview.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { NextStep } from "./next-step.tsx";
import type { TaskHandler } from "./task.ts";
import { api } from "#web/session/api.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useChange } from "#web/shared/use-change.ts";
import { HiddenNote, RejectedNote, StatusNote } from "#web/shared/status-note.tsx";
import { formatCount } from "../labels.ts";
import { formatDate } from "#web/ui/data/dates.ts";

/** One picture or video. On a phone it is beside its text, on wider screens above it. */
export function MediaCard({ media, onTask }: { media: Media; onTask: TaskHandler }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <Card
        padding="none"
        className="grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden sm:flex sm:flex-col"
      >
        <button
          type="button"
          className="relative block cursor-pointer self-start -outline-offset-2 sm:w-full"
          onClick={() => onTask({ kind: "view", media })}
        >
          <span className="sr-only">View {media.title}</span>
          <MediaPreview media={media} className="aspect-[3/4] w-full" />
          {media.isPrimary && (
            <span className="absolute top-2 left-2">
              <Badge tone="veil-gold" icon={<Star aria-hidden />}>
                Primary
              </Badge>
            </span>
          )}
        </button>
        <div className="flex min-w-0 flex-1 flex-col gap-2 p-3 sm:p-4">
          <h3 id={titleId} className="line-clamp-2 font-serif text-body font-semibold wrap-anywhere">
            <bdi>{media.title}</bdi>
          </h3>
          <p className="flex flex-wrap gap-1.5">
            <ApprovalBadge status={media.status} />
            {!media.isPublic && <Badge icon={<Lock aria-hidden />}>Private</Badge>}
          </p>
          <MediaFacts media={media} />
          <MediaNote media={media} />
          <footer className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-2">
            <NextStep media={media} />
            <MediaActions media={media} onTask={onTask} />
          </footer>
        </div>
      </Card>
    </article>
  );
}

/** Actions that are always available. */
function MediaActions({ media, onTask }: { media: Media; onTask: TaskHandler }) {
  const { _id: id, title, mediaType, isPrimary } = media;
  const choose = useChange({
    refresh: ownMediaKey,
    change: () => api.call(updateMedia, { params: { id }, body: { isPrimary: true } }),
    done: "Media updated successfully",
    failed: "Failed to update media",
  });
  return (
    <div className="-mr-2 ml-auto flex">
      {mediaType === "image" && !isPrimary && (
        <IconButton
          tone="muted"
          label={`Make ${title} the primary photo`}
          icon={<Star aria-hidden />}
          onClick={() => void (choose.isPending || choose.mutate())}
        />
      )}
      <IconButton
        tone="muted"
        label={`Edit ${title}`}
        icon={<Pencil aria-hidden />}
        onClick={() => onTask({ kind: "edit", media })}
      />
      <IconButton
        tone="danger"
        label={`Delete ${title}`}
        icon={<Trash aria-hidden />}
        onClick={() => onTask({ kind: "delete", media })}
      />
    </div>
  );
}

/** Explains, in more detail than the status, why visitors cannot see the item and what to do about it. */
function MediaNote({ media }: { media: Media }) {
  const { progress, status, failure, rejectionReason, isHidden } = media;
  if (progress === "failed") {
    return (
      <StatusNote tone="danger">
        {failure ?? "We couldn’t process this file. Try again, or delete it and upload another file."}
      </StatusNote>
    );
  }
  if (status === "rejected") {
    return (
      <RejectedNote reason={rejectionReason ?? "none given"}>
        Replace it, or submit it again if you think this was a mistake.
      </RejectedNote>
    );
  }
  if (isHidden) return <HiddenNote />;
  return progress === "processing" ? <StatusNote tone="plain">Processing…</StatusNote> : null;
}

/** Type, upload date, likes and views. */
export function MediaFacts({ media }: { media: Media }) {
  const { mediaType, createdAt, likeCount, views } = media;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-muted">
      <span className="inline-flex items-center gap-x-3">
        <TypeMark mediaType={mediaType} />
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </span>
      <span className="inline-flex items-center gap-x-3 tabular-nums">
        <span className="inline-flex items-center gap-1">
          <Heart aria-hidden className="size-3.5" />
          {formatCount(likeCount, "like")}
        </span>
        <span className="inline-flex items-center gap-1">
          <Eye aria-hidden className="size-3.5" />
          {formatCount(views, "view")}
        </span>
      </span>
    </div>
  );
}
