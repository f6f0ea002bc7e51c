import type { Media } from "@vesper/contract/media";
import { classes } from "#web/ui/actions/classes.ts";
import { Video } from "#web/ui/data/video.tsx";
import { groundOf, MediaPreview } from "./media-preview.tsx";

/** The picture as large as there is room, or the video with its controls. */
export function MediaViewer({ media, className }: { media: Media; className?: string }) {
  const { url, title, mediaType, width, height, colors, previewUrl } = media;
  const looks = classes("mx-auto max-w-full rounded-inner object-contain", className);
  if (url === null) return <MediaPreview media={media} className="mx-auto aspect-[3/4] w-48 rounded-inner" />;
  if (mediaType === "video") {
    return (
      <Video
        src={url}
        poster={previewUrl ?? undefined}
        preload="metadata"
        aria-label={title}
        className={classes(looks, "w-full bg-[#000]")}
      />
    );
  }
  return (
    <img
      src={url}
      alt={title}
      width={width ?? undefined}
      height={height ?? undefined}
      style={{ background: groundOf(colors) }}
      className={classes(looks, "h-auto w-auto")}
    />
  );
}
