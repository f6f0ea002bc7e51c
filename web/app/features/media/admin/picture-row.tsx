import { useQuery } from "@tanstack/react-query";
import { getMedia } from "@vesper/contract/media/media";
import { api } from "#web/session/api.ts";
import { PersonLink } from "#web/shared/person-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { MediaPreview } from "../media-preview.tsx";

/** Pictures side by side, each with its owner, so that an admin can compare them. */
export function PictureRow({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {ids.map((id) => (
        <li key={id} className="w-32">
          <OnePicture id={id} />
        </li>
      ))}
    </ul>
  );
}

function OnePicture({ id }: { id: string }) {
  const { data: media, isError } = useQuery({
    queryKey: ["media", id],
    queryFn: async () => (await api.call(getMedia, { params: { id } })).data,
  });
  if (isError) return <p className="text-small text-muted">No longer available</p>;
  if (!media) return <Skeleton className="aspect-[3/4] w-32 rounded-inner" />;
  const { escortId: owner } = media;
  return (
    <div className="flex flex-col gap-1.5 text-small">
      <MediaPreview media={media} className="aspect-[3/4] w-32 rounded-inner" />
      <bdi className="line-clamp-2 wrap-anywhere">{media.title}</bdi>
      <span className="wrap-anywhere text-muted">
        <PersonLink id={owner._id}>{owner.displayName || owner.name || "Unknown"}</PersonLink>
      </span>
    </div>
  );
}
