import type { ProfileCard } from "@vesper/contract/directory";
import { limits } from "@vesper/contract/limits";

// One quiet line on a phone, pills where there is room.
const tagLooks =
  "max-sm:not-first:before:content-['·'] max-sm:not-first:before:px-1 " +
  "sm:max-w-full sm:truncate sm:rounded-control sm:bg-on-veil/20 sm:px-2 sm:py-0.5";

export function CardTags({ tags }: Pick<ProfileCard, "tags">) {
  if (tags.length === 0) return null;
  const shown = tags.slice(0, limits.card.tags);
  const more = tags.length - shown.length;
  return (
    <span className="mt-1.5 flex items-center gap-x-1.5 gap-y-1 text-caption sm:mt-2 sm:flex-wrap">
      <span className="min-w-0 truncate sm:contents">
        {shown.map(({ _id, name }) => (
          <span key={_id} className={tagLooks}>
            <bdi>{name}</bdi>
            <span className="sr-only">, </span>
          </span>
        ))}
      </span>
      {more > 0 && <span className="shrink-0">{`+${more} more`}</span>}
    </span>
  );
}
