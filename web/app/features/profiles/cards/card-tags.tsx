import type { ProfileCard } from "@vesper/contract/directory";
import { pageLimits } from "@vesper/contract/page-limits";

/** Quiet, beneath everything else; what does not fit into a line goes on in the next. */
export function CardTags({ tags }: Pick<ProfileCard, "tags">) {
  if (tags.length === 0) return null;
  const shown = tags.slice(0, pageLimits.card.tags);
  const more = tags.length - shown.length;
  return (
    <span className="mt-1 flex flex-wrap text-caption">
      {shown.map(({ _id, name }) => (
        <span key={_id} className="wrap-anywhere not-first:before:px-1 not-first:before:content-['·']">
          <bdi>{name}</bdi>
        </span>
      ))}
      {more > 0 && <span className="pl-1.5">{`+${more} more`}</span>}
    </span>
  );
}
