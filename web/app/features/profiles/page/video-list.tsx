import type { ProfileVideo } from "@vesper/contract/images";
import { Video } from "#web/ui/data/video.tsx";

export function VideoList({ videos }: { videos: readonly ProfileVideo[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {videos.map(({ _id, url, posterUrl, title, width, height }) => (
        <li key={_id} className="min-w-0">
          <figure>
            <Video
              src={url}
              poster={posterUrl ?? undefined}
              width={width}
              height={height}
              aria-label={title}
              className="aspect-video h-auto w-full rounded-card bg-raised object-contain"
            />
            <figcaption className="mt-2 text-small text-muted">
              <bdi>{title}</bdi>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
