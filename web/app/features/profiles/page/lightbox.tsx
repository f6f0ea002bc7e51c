import { imageAddress, imageWidths } from "@vesper/contract/image-address";
import type { ProfileImage } from "@vesper/contract/images";
import { useRef, useState } from "react";
import YetAnotherLightbox from "yet-another-react-lightbox";
import "yet-another-react-lightbox/styles.css";
import { LikeButton } from "./like-button.tsx";
import { countPictureView } from "./picture-calls.ts";

interface LightboxProps {
  images: readonly ProfileImage[];
  name: string;
  altOf: (index: number) => string;
  /** Which picture to begin with; none while it is closed. */
  index: number | null;
  onClose: () => void;
}

/** No file is wider than the picture it was made of. */
const sourcesOf = (image: ProfileImage) =>
  imageWidths.map((wanted) => {
    const width = Math.min(wanted, image.width);
    const height = Math.round((width * image.height) / image.width);
    return { src: imageAddress(image._id, wanted, "webp"), width, height };
  });

// The evening of the dusk theme, whatever the theme: pictures need the dark.
const ground = { "--yarl__color_backdrop": "#121018" };

/** The pictures as large as the screen. Heavy: load it when somebody reaches for a picture. */
export function Lightbox({ images, name, altOf, index, onClose }: LightboxProps) {
  const only = images.length === 1;
  const [current, setCurrent] = useState(index ?? 0);
  const seen = useRef(new Set<string>());

  function handleView(position: number) {
    setCurrent(position);
    const id = images[position]?._id;
    if (!id || seen.current.has(id)) return;
    seen.current.add(id);
    void countPictureView(id);
  }

  return (
    <YetAnotherLightbox
      open={index !== null}
      index={index ?? 0}
      close={onClose}
      slides={images.map((image, position) => ({
        src: imageAddress(image._id, 1280, "webp"),
        alt: altOf(position),
        width: image.width,
        height: image.height,
        srcSet: sourcesOf(image),
      }))}
      labels={{ Lightbox: `Pictures of ${name}` }}
      styles={{ root: ground }}
      carousel={{ finite: only }}
      controller={{ closeOnBackdropClick: true }}
      render={only ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      on={{ view: (shown) => handleView(shown.index) }}
      toolbar={{ buttons: [<LikeButton key="like" mediaId={images[current]?._id} />, "close"] }}
      animation={{ fade: 160, swipe: 200 }}
    />
  );
}
