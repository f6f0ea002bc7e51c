import type { Tag } from "@vesper/contract/taxonomy";
import { Link } from "react-router";
import { popular } from "./term-filters.ts";
import { tint } from "./tint.ts";

const shown = 8;

export function PopularTags({ tags }: { tags: readonly Tag[] }) {
  const favourites = popular(tags, shown);
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
  const { ground, line } = tint(tag.color);
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
