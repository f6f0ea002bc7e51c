import type { MouseEvent } from "react";
import { toImageAddress } from "@vesper/contract/media/image-address";
import { ProfilePicture } from "../../cards/profile-picture.tsx";
import type { PageImage } from "../profile-facts.ts";

interface GalleryTileProps {
  image: PageImage;
  name: string;
  alt: string;
  sizes: string;
  isHero: boolean;
  /** Fetches the code of the lightbox ahead of the click. */
  onNear: () => void;
  onOpen: () => void;
}

/** A picture that opens in the lightbox. Without JavaScript the link opens the file. */
export function GalleryTile({ image, name, alt, sizes, isHero, onNear, onOpen }: GalleryTileProps) {
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      href={toImageAddress(image._id, 1280, "webp")}
      draggable={false}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={handleClick}
    >
      <ProfilePicture {...{ image, name, alt, sizes }} priority={isHero ? "high" : "lazy"} />
    </a>
  );
}
