import { pageLimits } from "@vesper/contract/core/page-limits";
import type { FoundCard } from "./card-facts.ts";
import { countFittingTags } from "./fitting-tags.ts";

/** Up to 3 tags and the number of further ones; on a phone, as many as fit in one line. */
export function CardTags({ tags }: Pick<FoundCard, "tags">) {
  if (tags.length === 0) return null;
  const shown = tags.slice(0, pageLimits.card.tags);
  const fitting = countFittingTags(shown.map(({ name }) => name));
  return (
    <span className={fitting < shown.length ? `card-tags-${fitting}` : "card-tags"}>
      {shown.map(({ name }) => (
        <span key={name}>
          <bdi>{name}</bdi>
        </span>
      ))}
      <More count={tags.length - fitting} className="sm:hidden" />
      <More count={tags.length - shown.length} className="max-sm:hidden" />
    </span>
  );
}

const More = ({ count, className }: { count: number; className: string }) =>
  count > 0 && <span className={className}>{`+${count} more`}</span>;
