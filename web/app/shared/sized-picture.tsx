import {
  toImageAddress,
  type ImageFormat,
  imageFormats,
  imageWidths,
} from "@vesper/contract/media/image-address";
import type { ProfileImage } from "@vesper/contract/media/images";
import { clsx } from "clsx/lite";
import { type ReactNode, useState } from "react";

/** Returns the `srcset` with every width of a picture. */
export const toSrcSet = (id: string, format: ImageFormat) =>
  imageWidths.map((width) => `${toImageAddress(id, width, format)} ${width}w`).join(", ");

/** Returns a gradient in the picture's colors, shown until the picture has loaded. */
export const toPlaceholderBackground = (colors: readonly string[]) =>
  colors.length > 1 ? `linear-gradient(${colors.join(", ")})` : colors[0];

interface SizedPictureProps {
  image: ProfileImage;
  /** `sizes` attribute of the image. */
  sizes: string;
  priority: "high" | "lazy";
  /** Leave empty if the name is next to the picture. */
  alt: string;
  className: string;
  /** Fallback if the picture cannot be loaded. */
  instead: ReactNode;
}

/** Picture that fills its frame, with a gradient as placeholder. */
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
          // The image may have failed to load before hydration.
          if (element?.complete && element.naturalWidth === 0) setBroken(image._id);
        }}
      />
    </picture>
  );
}
