import { useState } from "react";
import type { ProfileImage } from "@vesper/contract/images";
import { clsx } from "clsx";
import { colourOf, initialOf } from "#web/ui/data/avatar.tsx";
import { imageAddress, type ImageFormat, imageFormats, imageWidths } from "@vesper/contract/image-address";
import { preload } from "react-dom";

/** Every width of a picture, as the `srcset` of a source says it. */
const sourcesOf = (id: string, format: ImageFormat) =>
  imageWidths.map((width) => `${imageAddress(id, width, format)} ${width}w`).join(", ");

export type PicturePriority = "high" | "eager" | "lazy";

interface ProfilePictureProps {
  image: ProfileImage | undefined;
  name: string;
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes: string;
  priority?: PicturePriority;
  /** Leave it empty where the name stands beside the picture. */
  alt?: string;
  className?: string;
}

const groundOf = (colors: readonly string[]) => {
  const [only] = colors;
  return colors.length > 1 ? `linear-gradient(${colors.join(", ")})` : only;
};

/** Fills its frame: a gradient at first paint, then the picture; an initial where there is none. */
export function ProfilePicture(props: ProfilePictureProps) {
  const { image, name, sizes, priority = "lazy", alt = "", className } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const frame = clsx("absolute inset-0 size-full", className);

  if (image && priority === "high") preloadPicture(image, sizes);
  if (!image || broken === image._id) return <Initial name={name} alt={alt} className={frame} />;
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
        loading={priority === "lazy" ? "lazy" : "eager"}
        fetchPriority={priority === "high" ? "high" : undefined}
        decoding="async"
        style={{ background: groundOf(image.colors) }}
        className={clsx(frame, "object-cover")}
        onError={() => setBroken(image._id)}
        ref={(element) => {
          // The failure may have come before the page was alive.
          if (element?.complete && element.naturalWidth === 0) setBroken(image._id);
        }}
      />
    </picture>
  );
}

function Initial({ name, alt, className }: { name: string; alt: string; className: string }) {
  return (
    <span
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      style={{ backgroundColor: colourOf(name) }}
      className={clsx(
        className,
        "flex items-center justify-center pb-[30%] font-serif text-display font-semibold text-[#fff] select-none",
      )}
    >
      {initialOf(name)}
    </span>
  );
}

/** Asks for a picture in the head of the page, before all the scripts that would go first. */
function preloadPicture(image: ProfileImage, sizes: string) {
  preload(imageAddress(image._id, 640, "avif"), {
    as: "image",
    type: "image/avif",
    imageSrcSet: sourcesOf(image._id, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
