import { clsx } from "clsx/lite";
import { toImageAddress } from "@vesper/contract/media/image-address";
import { Initial } from "#web/shared/initial.tsx";
import { type ShownImage, SizedPicture, toSrcSet } from "#web/shared/sized-picture.tsx";
import { preload } from "react-dom";

export type PicturePriority = "high" | "lazy";

interface ProfilePictureProps {
  image: ShownImage | undefined;
  name: string;
  /** Displayed width, as in the `sizes` attribute of an image. */
  sizes: string;
  priority?: PicturePriority;
  isSmall?: boolean;
  /** Leave empty where the name is shown beside the picture. */
  alt?: string;
  className?: string;
}

/**
 * Fills its frame with a gradient at first paint, then with the picture. Shows the person's initial if there is no
 * picture.
 */
export function ProfilePicture(props: ProfilePictureProps) {
  const {
    image,
    name,
    sizes,
    priority = "lazy",
    isSmall = false,
    alt = "",
    className = "absolute inset-0 size-full",
  } = props;
  const initial = <Initial name={name} alt={alt} className={clsx(className, "pb-[30%] text-display")} />;

  if (image && priority === "high") preloadPicture(image, sizes, isSmall);
  if (!image) return initial;
  return (
    <SizedPicture {...{ image, sizes, priority, isSmall, alt }} className={className} instead={initial} />
  );
}

/** Preloads the picture in the document head, ahead of the scripts. */
function preloadPicture(image: ShownImage, sizes: string, isSmall: boolean) {
  preload(toImageAddress(image._id, 640, "avif"), {
    as: "image",
    type: "image/avif",
    imageSrcSet: toSrcSet(image._id, "avif", isSmall),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
