import { toImageAddress, type ImageFormat, imageWidths } from "@vesper/contract/media/image-address";
import type { ProfileImage } from "@vesper/contract/media/images";
import { type ReactNode, useCallback, useState } from "react";

/** Fields of a picture that showing it takes. */
export type ShownImage = Pick<ProfileImage, "_id" | "colors">;

export const toShownImage = ({ _id, colors }: ShownImage) => ({ _id, colors });

/** Returns the `srcset` with every width of a picture, or for a small one with those that fit. */
export const toSrcSet = (id: string, format: ImageFormat, isSmall = false) =>
  imageWidths
    .filter((width) => !isSmall || width <= smallWidth)
    .map((width) => `${toImageAddress(id, width, format)} ${width}w`)
    .join(", ");

/** Physical pixels that a small picture, such as on a card, takes at most. */
const smallWidth = 640;

/** Returns a gradient in the picture's colors, shown until the picture has loaded. */
export const toPlaceholderBackground = (colors: readonly string[]) =>
  colors.length > 1 ? `linear-gradient(${colors.join()})` : colors[0];

interface SizedPictureProps {
  image: ShownImage;
  /** `sizes` attribute of the image. */
  sizes: string;
  priority: "high" | "lazy";
  /** At most `smallWidth` wide: browsers without AVIF load that width, which saves half of the markup. */
  isSmall?: boolean;
  /** Leave empty if the name is next to the picture. */
  alt: string;
  /** Gives the picture its size. */
  className: string;
  /** Fallback if the picture cannot be loaded. */
  instead: ReactNode;
}

/** Picture that fills its frame, with a gradient as placeholder. */
export function SizedPicture(props: SizedPictureProps) {
  const { image, sizes, priority, isSmall = false, alt, className, instead } = props;
  const [broken, setBroken] = useState<string | null>(null);
  // The image may have failed to load before hydration. Later renders must not look: after a resize, an image that
  // loads a different width may already be complete, without a size.
  const checkOnce = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) setBroken(image._id);
    },
    [image._id],
  );
  if (broken === image._id) return instead;
  return (
    <picture>
      <source type="image/avif" srcSet={toSrcSet(image._id, "avif", isSmall)} sizes={sizes} />
      <img
        srcSet={isSmall ? undefined : toSrcSet(image._id, "webp")}
        sizes={isSmall ? undefined : sizes}
        src={toImageAddress(image._id, smallWidth, "webp")}
        alt={alt}
        loading={priority === "lazy" ? "lazy" : "eager"}
        fetchPriority={priority === "high" ? "high" : undefined}
        decoding="async"
        style={{ background: toPlaceholderBackground(image.colors) }}
        className={className}
        onError={() => setBroken(image._id)}
        ref={checkOnce}
      />
    </picture>
  );
}
