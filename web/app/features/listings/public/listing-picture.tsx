import { clsx } from "clsx/lite";
import { type ShownImage, toPlaceholderBackground, SizedPicture } from "#web/shared/sized-picture.tsx";

interface ListingPictureProps {
  image: ShownImage;
  /** `sizes` attribute of the image. */
  sizes: string;
  eager?: boolean;
  isSmall?: boolean;
  /** Leave empty if the title is next to the picture. */
  alt?: string;
  className?: string;
}

/** Picture that fills its frame, with a gradient as placeholder. */
export function ListingPicture(props: ListingPictureProps) {
  const { image, sizes, eager = false, isSmall = false, alt = "", className } = props;
  const frame = clsx("absolute inset-0 size-full", className);
  return (
    <SizedPicture
      {...{ image, sizes, isSmall, alt }}
      priority={eager ? "high" : "lazy"}
      className={frame}
      instead={
        <span aria-hidden style={{ background: toPlaceholderBackground(image.colors) }} className={frame} />
      }
    />
  );
}
