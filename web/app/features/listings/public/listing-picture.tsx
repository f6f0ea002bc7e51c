import type { ProfileImage } from "@vesper/contract/media/images";
import { clsx } from "clsx/lite";
import { toPlaceholderBackground, SizedPicture } from "#web/shared/sized-picture.tsx";

interface ListingPictureProps {
  image: ProfileImage;
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes: string;
  eager?: boolean;
  /** Leave it empty where the title stands beside the picture. */
  alt?: string;
  className?: string;
}

/** Fills its frame: a gradient at first paint, then the picture. */
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
