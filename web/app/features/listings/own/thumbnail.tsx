import type { ProfileImage } from "@vesper/contract/media/images";
import { toPlaceholderBackground } from "#web/shared/sized-picture.tsx";
import { useState } from "react";
import { clsx } from "clsx/lite";
import Image from "virtual:icons/image";

interface ThumbnailProps {
  image: (Pick<ProfileImage, "colors"> & { previewUrl: string | null }) | undefined;
  className?: string;
}

/** First picture, or a placeholder. */
export function Thumbnail({ image, className }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = image?.previewUrl ?? null;
  return (
    <span
      className={clsx("relative block overflow-hidden bg-raised", className)}
      style={image && { background: toPlaceholderBackground(image.colors) }}
    >
      {address && address !== broken ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(address)}
        />
      ) : (
        <span className="absolute inset-0 flex items-center justify-center text-muted">
          <Image aria-hidden className="size-6" />
        </span>
      )}
    </span>
  );
}
