import type { Media, MediaType } from "@vesper/contract/media/media";
import { type ReactNode, useState } from "react";
import { Badge } from "#web/ui/data/badge.tsx";
import { clsx } from "clsx/lite";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import Film from "virtual:icons/film";
import ImageOff from "virtual:icons/image-off";
import Image from "virtual:icons/image";
import Play from "virtual:icons/play";
import { formatDuration, typeLabels } from "./labels.ts";
import { toPlaceholderBackground } from "#web/shared/sized-picture.tsx";
import { Video } from "#web/ui/data/video.tsx";

const icons = { image: Image, video: Film } as const;

/** Preview that fills its frame: a gradient, then the picture or poster, or a text if there is neither. */
export function MediaPreview({ media, className }: { media: Media; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { previewUrl, mediaType, duration, colors } = media;
  const isShown = previewUrl !== null && broken !== previewUrl;
  return (
    <span
      className={clsx("relative block overflow-hidden bg-raised", className)}
      style={{ background: toPlaceholderBackground(colors) }}
    >
      {isShown ? (
        <img
          src={previewUrl}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(previewUrl)}
        />
      ) : (
        <PreviewPlaceholder media={media} />
      )}
      {mediaType === "video" && isShown && (
        <span className="absolute right-2 bottom-2">
          <Badge tone="veil" icon={<Play aria-hidden />}>
            {duration === null ? "Video" : formatDuration(duration)}
          </Badge>
        </span>
      )}
    </span>
  );
}

function PreviewPlaceholder({ media: { progress, mediaType } }: { media: Media }) {
  if (progress === "processing") return <PlaceholderText icon={<Spinner />}>Processing…</PlaceholderText>;
  if (mediaType === "video")
    return <PlaceholderText icon={<Film aria-hidden className="size-6" />}>Video</PlaceholderText>;
  return (
    <PlaceholderText icon={<ImageOff aria-hidden className="size-6" />}>
      {progress === "failed" ? "Processing failed" : "No preview"}
    </PlaceholderText>
  );
}

function PlaceholderText({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-raised p-2 text-center text-caption text-muted">
      {icon}
      {children}
    </span>
  );
}

/** The picture as large as fits, or the video with its controls. */
export function MediaViewer({ media, className }: { media: Media; className?: string }) {
  const { url, title, mediaType, width, height, colors, previewUrl } = media;
  const looks = clsx("mx-auto max-w-full rounded-inner object-contain", className);
  if (url === null) return <MediaPreview media={media} className="mx-auto aspect-[3/4] w-48 rounded-inner" />;
  if (mediaType === "video") {
    return (
      <Video
        src={url}
        poster={previewUrl ?? undefined}
        preload="metadata"
        aria-label={title}
        className={clsx(looks, "w-full bg-[#000]")}
      />
    );
  }
  return (
    <img
      src={url}
      alt={title}
      width={width ?? undefined}
      height={height ?? undefined}
      style={{ background: toPlaceholderBackground(colors) }}
      className={clsx(looks, "h-auto w-auto")}
    />
  );
}

export function TypeMark({ mediaType }: { mediaType: MediaType }) {
  const Icon = icons[mediaType];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      {typeLabels[mediaType]}
    </span>
  );
}
