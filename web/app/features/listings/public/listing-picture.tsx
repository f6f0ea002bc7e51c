import type { ProfileImage } from "@vesper/contract/media/images";
import { clsx } from "clsx/lite";
import { toPlaceholderBackground, SizedPicture } from "#web/shared/sized-picture.tsx";

interface ListingPictureProps {
  image: ProfileImage;
  /** `sizes` attribute of the image. */
  sizes: string;
  eager?: boolean;
  /** Leave empty if the title is next to the picture. */
  alt?: string;
  className?: string;
}

/** Picture that fills its frame, with a gradient as placeholder. */
export function ListingPicture({ image, sizes, eager = false, alt = "", className }: ListingPictureProps) {
  const frame = clsx("absolute inset-0 size-full", className);
  return (
    <SizedPicture
      {...{ image, sizes, alt }}
      priority={eager ? "high" : "lazy"}
      className={frame}
      instead={
        <span aria-hidden style={{ background: toPlaceholderBackground(image.colors) }} className={frame} />
      }
    />
  );
}
