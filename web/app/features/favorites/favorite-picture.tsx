import { imageAddress } from "@vesper/contract/image-address";
import type { ProfileImage } from "@vesper/contract/images";
import { colourOf, initialOf } from "#web/ui/data/initial.ts";

interface FavoritePictureProps {
  name: string;
  image: ProfileImage | undefined;
}

const frame = "h-28 w-21 shrink-0 rounded-inner";

/** Small, beside the name that says whose it is. */
export function FavoritePicture({ name, image }: FavoritePictureProps) {
  if (!image) {
    return (
      <span
        aria-hidden
        style={{ backgroundColor: colourOf(name) }}
        className={`${frame} flex items-center justify-center font-serif text-title font-semibold text-[#fff]`}
      >
        {initialOf(name)}
      </span>
    );
  }
  return (
    <img
      src={imageAddress(image._id, 320, "webp")}
      alt=""
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      className={`${frame} bg-raised object-cover`}
    />
  );
}
