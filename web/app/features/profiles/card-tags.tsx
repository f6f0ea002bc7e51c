import type { ProfileCard } from "@vesper/contract/directory";
import { pageLimits } from "@vesper/contract/page-limits";

/** One quiet line: the picture is what people look at. */
export function CardTags({ tags }: Pick<ProfileCard, "tags">) {
  if (tags.length === 0) return null;
  const shown = tags.slice(0, pageLimits.card.tags);
  const more = tags.length - shown.length;
  return (
    <span className="mt-1 flex items-center gap-x-1.5 text-caption">
      <span className="min-w-0 truncate">
        {shown.map(({ _id, name }) => (
          <span key={_id} className="not-first:before:px-1 not-first:before:content-['·']">
            <bdi>{name}</bdi>
          </span>
        ))}
      </span>
      {more > 0 && <span className="shrink-0">{`+${more} more`}</span>}
    </span>
  );
}
