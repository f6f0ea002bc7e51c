import type { Tag } from "@vesper/contract/profiles/taxonomy";
import { Link } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";
import { tagTypes } from "./labels.ts";
import { getPopularTerms } from "./term-filters.ts";
import { TermList } from "./term-list.tsx";
import type { DealtPeople } from "./term-people.ts";
import { TermTile } from "./term-tile.tsx";

const popularCount = 8;

interface TagListProps {
  tags: readonly Tag[];
  people: DealtPeople;
}

/** Tags that have profiles. */
export function TagList({ tags, people }: TagListProps) {
  const used = tags.filter(({ profileCount }) => profileCount > 0);
  return (
    <div className="flex flex-col gap-6">
      <PopularTags tags={used} />
      <TermList plural="Tags" terms={used} types={tagTypes}>
        {(tag) => (
          <TermTile
            to={`/tag/${tag.slug}`}
            term={tag}
            type={tagTypes[tag.type]}
            people={people.get(tag.slug) ?? []}
          />
        )}
      </TermList>
    </div>
  );
}

function PopularTags({ tags }: { tags: readonly Tag[] }) {
  const popular = getPopularTerms(tags, popularCount);
  if (popular.length === 0) return null;
  return (
    <section aria-labelledby="popular-tags" className="flex flex-col gap-3">
      <h2 id="popular-tags" className="font-serif text-lead font-semibold">
        Popular Tags
      </h2>
      <ul className="flex flex-wrap gap-2">
        {popular.map((tag) => (
          <li key={tag._id}>
            <PopularTag tag={tag} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PopularTag({ tag }: { tag: Tag }) {
  return (
    <Chip render={<Link to={`/tag/${tag.slug}`} />}>
      <bdi className="text-ink">{tag.name}</bdi>
      <span className="tabular-nums">
        {tag.profileCount.toLocaleString("en")}
        <span className="sr-only"> {tag.profileCount === 1 ? "profile" : "profiles"}</span>
      </span>
    </Chip>
  );
}
