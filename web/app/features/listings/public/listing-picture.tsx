import { imageAddress, imageFormats, imageWidths, type ImageFormat } from "@vesper/contract/image-address";
import type { ProfileImage } from "@vesper/contract/images";
import { useState } from "react";
import { clsx } from "clsx";

interface ListingPictureProps {
  image: ProfileImage;
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes: string;
  eager?: boolean;
  /** Leave it empty where the title stands beside the picture. */
  alt?: string;
  className?: string;
}

const sourcesOf = (id: string, format: ImageFormat) =>
  imageWidths.map((width) => `${imageAddress(id, width, format)} ${width}w`).join(", ");

const groundOf = (colors: readonly string[]) =>
  colors.length > 1 ? `linear-gradient(${colors.join(", ")})` : colors[0];

/** Fills its frame: a gradient at first paint, then the picture. */
export function ListingPicture({ image, sizes, eager = false, alt = "", className }: ListingPictureProps) {
  const [broken, setBroken] = useState(false);
  const frame = clsx("absolute inset-0 size-full", className);
  const style = { background: groundOf(image.colors) };
  if (broken) return <span aria-hidden style={style} className={frame} />;
  return (
    <picture>
      {imageFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourcesOf(image._id, format)} sizes={sizes} />
      ))}
      <img
        src={imageAddress(image._id, 640, "webp")}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        style={style}
        className={clsx(frame, "object-cover")}
        onError={() => setBroken(true)}
        ref={(element) => {
          // The failure may have come before the page was alive.
          if (element?.complete && element.naturalWidth === 0) setBroken(true);
        }}
      />
    </picture>
  );
}
