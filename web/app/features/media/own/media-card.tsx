import type { Media } from "@vesper/contract/media";
import { Lock, Star } from "lucide-react";
import { useId } from "react";
import { Badge } from "#web/ui/data/badge.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { MediaPreview } from "../media-preview.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { MediaActions } from "./media-actions.tsx";
import { MediaFacts } from "./media-facts.tsx";
import { MediaNote } from "./media-note.tsx";
import { NextStep } from "./next-step.tsx";
import type { TaskHandler } from "./task.ts";

/** One picture or video: beside its words on a phone, above them elsewhere. */
export function MediaCard({ media, onTask }: { media: Media; onTask: TaskHandler }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="h-full">
      <Card
        padding="none"
        className="grid h-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden sm:flex sm:flex-col"
      >
        <button
          type="button"
          className="relative block cursor-pointer -outline-offset-2"
          onClick={() => onTask({ kind: "view", media })}
        >
          <span className="sr-only">View {media.title}</span>
          <MediaPreview media={media} className="aspect-[3/4] w-full max-sm:h-full" />
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
