import { imageAddress, imageWidths, type ProfileImage } from "@vesper/contract/images";
import YetAnotherLightbox from "yet-another-react-lightbox";
import "yet-another-react-lightbox/styles.css";

interface LightboxProps {
  images: readonly ProfileImage[];
  altOf: (index: number) => string;
  /** Which picture to begin with; none while it is closed. */
  index: number | null;
  onClose: () => void;
}

/** The pictures as large as the screen. Heavy: load it when somebody reaches for a picture. */
export function Lightbox({ images, altOf, index, onClose }: LightboxProps) {
  const only = images.length === 1;
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
        srcSet: imageWidths.map((width) => ({
          src: imageAddress(image._id, width, "webp"),
          width,
          height: Math.round((width * image.height) / image.width),
        })),
      }))}
      carousel={{ finite: only }}
      controller={{ closeOnBackdropClick: true }}
      render={only ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      animation={{ fade: 160, swipe: 200 }}
    />
  );
}
