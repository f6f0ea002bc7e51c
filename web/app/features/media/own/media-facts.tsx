import type { Media } from "@vesper/contract/media";
import { Eye, Heart } from "lucide-react";
import { TypeMark } from "../type-mark.tsx";
import { counted, dateName } from "../labels.ts";

/** What it is and how it was received. */
export function MediaFacts({ media }: { media: Media }) {
  const { mediaType, createdAt, likeCount, views } = media;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-muted">
      <span className="inline-flex items-center gap-x-3">
        <TypeMark mediaType={mediaType} />
        <time dateTime={createdAt}>{dateName(createdAt)}</time>
      </span>
      <span className="inline-flex items-center gap-x-3 tabular-nums">
        <span className="inline-flex items-center gap-1">
          <Heart aria-hidden className="size-3.5" />
          {counted(likeCount, "like")}
        </span>
        <span className="inline-flex items-center gap-1">
          <Eye aria-hidden className="size-3.5" />
          {counted(views, "view")}
        </span>
      </span>
    </div>
  );
}
