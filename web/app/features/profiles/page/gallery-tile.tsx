import type { ProfileImage } from "@vesper/contract/images";
import type { MouseEvent } from "react";
import { classes } from "#web/ui/actions/classes.ts";
import { imageAddress } from "@vesper/contract/image-address";
import { type PicturePriority, ProfilePicture } from "../cards/profile-picture.tsx";

interface GalleryTileProps {
  image: ProfileImage;
  name: string;
  alt: string;
  sizes: string;
  priority: PicturePriority;
  onReach: () => void;
  onOpen: () => void;
  className?: string;
}

/** A picture that opens large. Without scripts the link leads to the picture itself. */
export function GalleryTile(props: GalleryTileProps) {
  const { image, name, alt, sizes, priority, onReach, onOpen, className } = props;

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      href={imageAddress(image._id, 1280, "webp")}
      onPointerEnter={onReach}
      onFocus={onReach}
      onClick={handleClick}
      className={classes("relative block overflow-hidden rounded-card bg-raised", className)}
    >
      <ProfilePicture image={image} name={name} alt={alt} sizes={sizes} priority={priority} />
    </a>
  );
}
