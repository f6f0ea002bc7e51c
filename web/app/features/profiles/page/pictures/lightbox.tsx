import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "./lightbox.css";
import { toImageAddress, imageWidths } from "@vesper/contract/media/image-address";
import { useEffect, useMemo, useRef } from "react";
import YetAnotherLightbox, { type ControllerRef } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { findCaption, getAlt } from "./caption.ts";
import { filmstripPlugin } from "./filmstrip.tsx";
import { LikeButton, recordPictureView } from "./like-button.tsx";
import type { PageImage } from "../profile-facts.ts";

interface LightboxProps {
  images: readonly PageImage[];
  name: string;
  open: boolean;
  /** Index of the picture in view. */
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
  /** Called when the lightbox has closed. */
  onLeave: () => void;
}

/** Caps each width at the original's, because images are never upscaled. */
const toSources = (image: PageImage) =>
  imageWidths.map((wanted) => {
    const width = Math.min(wanted, image.width);
    const height = Math.round((width * image.height) / image.width);
    return { src: toImageAddress(image._id, wanted, "webp"), width, height };
  });

const toSlide = (image: PageImage, name: string, alt: string) => ({
  src: toImageAddress(image._id, 1280, "webp"),
  thumbnail: toImageAddress(image._id, 320, "webp"),
  alt,
  width: image.width,
  height: image.height,
  srcSet: toSources(image),
  description: findCaption(image, name),
});

const onePicture = { plugins: [Captions, Zoom], render: { buttonPrev: () => null, buttonNext: () => null } };
const manyPictures = { plugins: [Captions, Counter, Zoom, filmstripPlugin] };

/** Full-screen picture viewer with counter, caption, filmstrip and zoom. Load it on first use, because it is heavy. */
export function Lightbox({ images, name, open, index, onView, onClose, onLeave }: LightboxProps) {
  const controller = useRef<ControllerRef>(null);
  const recordView = useViewRecorder(images);
  useEndKeys(controller, { isOpen: open, current: index, last: images.length - 1 });
  // A new list would make the library start again from `index`, without its animation.
  const slides = useMemo(
    () => images.map((image, position) => toSlide(image, name, getAlt(images, name, position))),
    [images, name],
  );

  function handleView(position: number) {
    onView(position);
    recordView(position);
  }

  return (
    <YetAnotherLightbox
      className="lightbox"
      open={open}
      index={index}
      close={onClose}
      slides={slides}
      {...(images.length === 1 ? onePicture : manyPictures)}
      labels={{ Lightbox: `Photos of ${name}` }}
      carousel={{ finite: true, padding: 0 }}
      captions={{ descriptionTextAlign: "center" }}
      counter={{ separator: "/" }}
      zoom={{ maxZoomPixelRatio: 3, doubleTapDelay: 250 }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      on={{ view: (shown) => handleView(shown.index), exited: onLeave }}
      toolbar={{ buttons: [<LikeButton key="like" mediaId={images[index]?._id} />, "zoom", "close"] }}
      animation={{ fade: 160, swipe: 200 }}
    />
  );
}

/** Records the first view of each picture. */
function useViewRecorder(images: readonly PageImage[]) {
  const seen = useRef(new Set<string>());
  return (position: number) => {
    const id = images[position]?._id;
    if (!id || seen.current.has(id)) return;
    seen.current.add(id);
    void recordPictureView(id);
  };
}

interface Position {
  isOpen: boolean;
  current: number;
  last: number;
}

/** Home and End go to the first and the last picture; the library handles the other keys. */
function useEndKeys(controller: { current: ControllerRef | null }, { isOpen, current, last }: Position) {
  useEffect(() => {
    if (!isOpen) return;
    function handleKey({ key }: KeyboardEvent) {
      if (key === "Home" && current > 0) controller.current?.prev({ count: current });
      if (key === "End" && current < last) controller.current?.next({ count: last - current });
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [controller, isOpen, current, last]);
}
