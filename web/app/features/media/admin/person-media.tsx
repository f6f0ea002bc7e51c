import { useQuery } from "@tanstack/react-query";
import type { Media } from "@vesper/contract/media/media";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { MediaPreview } from "../media-preview.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import { personMediaQuery } from "./queries.ts";

/** Newest pictures and videos of an account, in any status. */
export function PersonMedia({ id }: { id: string }) {
  const query = useQuery(personMediaQuery(id));
  return (
    <LoadedSection title="Newest media" query={query} failure="Failed to load the media">
      {(media) =>
        media.length === 0 ? (
          <p className="text-small text-muted">Nothing uploaded yet.</p>
        ) : (
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {media.map((item) => (
              <PersonMediaItem key={item._id} media={item} />
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}

function PersonMediaItem({ media }: { media: Media }) {
  return (
    <li className="flex min-w-0 flex-col gap-1.5 text-small">
      <MediaPreview media={media} className="aspect-[3/4] w-full rounded-inner" />
      <bdi className="line-clamp-2 font-medium wrap-anywhere">{media.title}</bdi>
      <span>
        <ApprovalBadge status={media.status} />
      </span>
      <time dateTime={media.createdAt} className="text-caption text-muted">
        {formatDate(media.createdAt)}
      </time>
    </li>
  );
}
