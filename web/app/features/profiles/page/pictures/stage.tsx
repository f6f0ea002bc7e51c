import { clsx } from "clsx/lite";
import { type RefObject, useRef, useState } from "react";
import { getAlt } from "./caption.ts";
import { getFrame, mosaicSize } from "./frames.ts";
import { GalleryTile } from "./gallery-tile.tsx";
import type { PageImage } from "../profile-facts.ts";

interface StageProps {
  images: readonly PageImage[];
  name: string;
  list: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
  onNear: () => void;
  onOpen: (index: number) => void;
}

/**
 * On a phone, all pictures side by side over the full width, to swipe through; on wider screens, a mosaic of up to
 * five. Without JavaScript there is no lightbox, so a row shows the pictures that the mosaic leaves out.
 */
export function Stage({ images, name, list, onScroll, onNear, onOpen }: StageProps) {
  const frame = getFrame(images.length);
  return (
    <ul ref={list} onScroll={onScroll} className={clsx("stage noscript:sm:aspect-auto", frame.grid)}>
      {images.map((image, index) => (
        <li
          key={image._id}
          className={
            clsx(index === 0 && frame.hero, index >= mosaicSize && "sm:hidden noscript:sm:block") || undefined
          }
        >
          <GalleryTile
            {...{ image, name, onNear }}
            alt={getAlt(images, name, index)}
            sizes={frame.sizes[index === 0 ? 0 : 1]}
            isHero={index === 0}
            onOpen={() => onOpen(index)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Follows the picture in view on a phone. The mosaic has nothing to scroll, so it stays at the first. */
export function useStage() {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  function handleScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  }

  const showPicture = (index: number) =>
    list.current?.scrollTo({ left: index * list.current.clientWidth, behavior: "instant" });

  return { list, current, handleScroll, showPicture };
}
