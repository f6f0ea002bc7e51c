import {
  toImageAddress,
  type ImageFormat,
  imageFormats,
  imageWidths,
} from "@vesper/contract/media/image-address";
import type { ProfileImage } from "@vesper/contract/media/images";
import { clsx } from "clsx/lite";
import { type ReactNode, useState } from "react";

/** Every width of a picture, as the `srcset` of a source says it. */
export const toSrcSet = (id: string, format: ImageFormat) =>
  imageWidths.map((width) => `${toImageAddress(id, width, format)} ${width}w`).join(", ");

/** The colours of a picture, until it is there. */
export const toPlaceholderBackground = (colors: readonly string[]) =>
  colors.length > 1 ? `linear-gradient(${colors.join(", ")})` : colors[0];

interface SizedPictureProps {
  image: ProfileImage;
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes: string;
  priority: "high" | "eager" | "lazy";
  /** Leave it empty where the name stands beside the picture. */
  alt: string;
  className: string;
  /** Where it cannot be loaded. */
  instead: ReactNode;
}

/** Fills its frame: a gradient at first paint, then the picture. */
export function SizedPicture({ image, sizes, priority, alt, className, instead }: SizedPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === image._id) return instead;
  return (
    <picture>
      {imageFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={toSrcSet(image._id, format)} sizes={sizes} />
      ))}
      <img
        src={toImageAddress(image._id, 640, "webp")}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={priority === "lazy" ? "lazy" : "eager"}
        fetchPriority={priority === "high" ? "high" : undefined}
        decoding="async"
        style={{ background: toPlaceholderBackground(image.colors) }}
        className={clsx(className, "object-cover")}
        onError={() => setBroken(image._id)}
        ref={(element) => {
          // The failure may have come before the page was alive.
          if (element?.complete && element.naturalWidth === 0) setBroken(image._id);
        }}
      />
    </picture>
  );
}
