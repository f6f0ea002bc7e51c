import type { Tag } from "@vesper/contract/profiles/taxonomy";
import { Link } from "react-router";
import { formatProfileCount, tagTypes } from "./labels.ts";
import { getPopularTerms } from "./term-filters.ts";
import { TermList } from "./term-list.tsx";

/** Blends a tag's color into the theme, so that text on it stays readable whatever an admin chose. */
const getTint = (color: string) => ({
  ground: `color-mix(in srgb, ${color} 16%, var(--surface))`,
  line: `color-mix(in srgb, ${color} 75%, var(--ink))`,
});

const popularCount = 8;

export function TagList({ tags }: { tags: readonly Tag[] }) {
  return (
    <div className="flex flex-col gap-6">
      <PopularTags tags={tags} />
      <TermList plural="Tags" terms={tags} types={tagTypes}>
        {(tag) => <TagTile tag={tag} />}
      </TermList>
    </div>
  );
}

function TagTile({ tag }: { tag: Tag }) {
  return (
    <Link
      to={`/tag/${tag.slug}`}
      className="flex h-full gap-4 overflow-hidden rounded-card border border-line bg-surface p-4 hover:border-line-strong hover:bg-hover/50"
    >
      <span
        aria-hidden
        style={{ backgroundColor: getTint(tag.color).line }}
        className="w-1 rounded-control"
      />
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
          <span className="font-medium text-accent">{formatProfileCount(tag.profileCount)}</span>
          <span className="text-muted">{tagTypes[tag.type]}</span>
        </p>
      </div>
    </Link>
  );
}

function PopularTags({ tags }: { tags: readonly Tag[] }) {
  const favourites = getPopularTerms(tags, popularCount);
  if (favourites.length === 0) return null;
  return (
    <section aria-labelledby="popular-tags" className="flex flex-col gap-3">
      <h2 id="popular-tags" className="font-serif text-lead font-semibold">
        Popular Tags
      </h2>
      <ul className="flex flex-wrap gap-2">
        {favourites.map((tag) => (
          <li key={tag._id}>
            <PopularTag tag={tag} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PopularTag({ tag }: { tag: Tag }) {
  const { ground, line } = getTint(tag.color);
  return (
    <Link
      to={`/tag/${tag.slug}`}
      style={{ backgroundColor: ground, borderColor: line }}
      className="inline-flex min-h-11 items-center gap-2 rounded-control border px-4 text-small font-medium hover:underline"
    >
      <bdi>{tag.name}</bdi>
      <span className="tabular-nums">
        {tag.profileCount.toLocaleString("en")}
        <span className="sr-only"> {tag.profileCount === 1 ? "profile" : "profiles"}</span>
      </span>
    </Link>
  );
}
