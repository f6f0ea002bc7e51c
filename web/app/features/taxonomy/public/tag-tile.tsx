import type { Tag } from "@vesper/contract/taxonomy";
import { Link } from "react-router";
import { tint } from "./tint.ts";
import { profilesInWords, tagTypes } from "./labels.ts";

export function TagTile({ tag }: { tag: Tag }) {
  return (
    <Link
      to={`/tag/${tag.slug}`}
      className="flex h-full gap-4 overflow-hidden rounded-card border border-line bg-surface p-4 hover:border-line-strong hover:bg-hover/50"
    >
      <span aria-hidden style={{ backgroundColor: tint(tag.color).line }} className="w-1 rounded-control" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="font-serif text-lead font-semibold wrap-anywhere">
          <bdi>{tag.name}</bdi>
        </h2>
        {tag.description && (
          <p className="line-clamp-2 text-small text-muted">
            <bdi>{tag.description}</bdi>
          </p>
        )}
        <p className="mt-auto flex flex-wrap justify-between gap-x-3 pt-1 text-small">
          <span className="font-medium text-accent">{profilesInWords(tag.profileCount)}</span>
          <span className="text-muted">{tagTypes[tag.type]}</span>
        </p>
      </div>
    </Link>
  );
}
