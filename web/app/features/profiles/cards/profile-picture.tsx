import type { ProfileImage } from "@vesper/contract/media/images";
import { clsx } from "clsx/lite";
import { toImageAddress } from "@vesper/contract/media/image-address";
import { Initial } from "#web/shared/initial.tsx";
import { SizedPicture, toSrcSet } from "#web/shared/sized-picture.tsx";
import { preload } from "react-dom";

export type PicturePriority = "high" | "lazy";

interface ProfilePictureProps {
  image: ProfileImage | undefined;
  name: string;
  /** Displayed width, as in the `sizes` attribute of an image. */
  sizes: string;
  priority?: PicturePriority;
  /** Leave empty where the name is shown beside the picture. */
  alt?: string;
  className?: string;
}

/**
 * Fills its frame with a gradient at first paint, then with the picture. Shows the person's initial if there is no
 * picture.
 */
export function ProfilePicture(props: ProfilePictureProps) {
  const { image, name, sizes, priority = "lazy", alt = "", className } = props;
  const frame = clsx("absolute inset-0 size-full", className);
  const initial = <Initial name={name} alt={alt} className={clsx(frame, "pb-[30%] text-display")} />;

  if (image && priority === "high") preloadPicture(image, sizes);
  if (!image) return initial;
  return <SizedPicture {...{ image, sizes, priority, alt }} className={frame} instead={initial} />;
}

/** Preloads the picture in the document head, ahead of the scripts. */
function preloadPicture(image: ProfileImage, sizes: string) {
  preload(toImageAddress(image._id, 640, "avif"), {
    as: "image",
    type: "image/avif",
    imageSrcSet: toSrcSet(image._id, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
