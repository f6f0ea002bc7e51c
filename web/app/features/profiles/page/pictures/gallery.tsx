import { lazy, type MouseEvent, Suspense, useState } from "react";
import { clsx } from "clsx/lite";
import type { PageProfile } from "../profile-facts.ts";
import { Avatar } from "#web/ui/data/avatar.tsx";
import type { ProfileImage } from "@vesper/contract/media/images";
import { toImageAddress } from "@vesper/contract/media/image-address";
import { ProfilePicture } from "../../cards/profile-picture.tsx";

const loadNoImages = () => import("./no-images.tsx");

const NoImages = lazy(async () => ({ default: (await loadNoImages()).NoImages }));

const loadLightbox = () => import("./lightbox.tsx");
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

const framePictureCount = 3;
const heroSizes = "(min-width: 1280px) 520px, (min-width: 1024px) 40vw, 64vw";
const sideSizes = "(min-width: 1280px) 256px, (min-width: 1024px) 20vw, 32vw";

// Except on tablets, every frame keeps its pictures at about 3 : 4, regardless of their number.
const frames = {
  1: {
    grid: "aspect-[5/6] grid-cols-1 sm:aspect-[4/3] lg:aspect-[9/8]",
    hero: "",
    sizes: "(min-width: 1024px) 60vw, 96vw",
  },
  2: { grid: "aspect-[3/2] grid-cols-2", hero: "", sizes: "(min-width: 1024px) 30vw, 48vw" },
  3: {
    grid: "aspect-[9/8] grid-cols-3 grid-rows-2 sm:max-lg:aspect-[4/3]",
    hero: "col-span-2 row-span-2",
    sizes: heroSizes,
  },
} as const;

/** Picture gallery: one large picture, two beside it, and the others in a row below. */
export function Gallery({ profile: { images, name } }: { profile: PageProfile }) {
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  if (images.length === 0) return <EmptyGallery name={name} />;

  const getAlt = (index: number) => images[index]?.alt || `${name}, photo ${index + 1} of ${images.length}`;
  const frame = frames[Math.min(images.length, framePictureCount) as keyof typeof frames];

  function handleOpen(index: number) {
    setWanted(true);
    setShown(index);
  }

  const renderTile = (index: number, sizes: string, className?: string) => {
    const tileProps = { images, name, index, sizes, className, alt: getAlt(index) };
    return <GalleryTile key={index} {...tileProps} onOpen={() => handleOpen(index)} />;
  };

  return (
    <section aria-label="Photos" className="min-w-0">
      <div className={clsx("grid gap-2 sm:gap-2.5", frame.grid)}>
        {renderTile(0, frame.sizes, frame.hero)}
        {renderTile(1, sideSizes)}
        {renderTile(2, sideSizes)}
      </div>
      {images.length > framePictureCount && (
        <div className="-mx-1 mt-1 flex snap-x scroll-px-1 gap-2 overflow-x-auto p-1 sm:mt-1.5 sm:gap-2.5">
          {images
            .slice(framePictureCount)
            .map((_, index) =>
              renderTile(index + framePictureCount, "80px", "aspect-[3/4] w-16 shrink-0 snap-start sm:w-20"),
            )}
        </div>
      )}
      {wanted && (
        <Suspense>
          <Lightbox
            images={images}
            name={name}
            getAlt={getAlt}
            index={shown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Shows an initial in place of pictures. */
function EmptyGallery({ name }: { name: string }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  function handleClick() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <section aria-label="Photos">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Photos of ${name}`}
        onPointerEnter={() => void loadNoImages()}
        onFocus={() => void loadNoImages()}
        onClick={handleClick}
        className="flex aspect-[16/9] w-full items-center justify-center rounded-card bg-raised"
      >
        <Avatar name={name} size="xlarge" />
      </button>
      {wanted && (
        <Suspense>
          <NoImages open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface GalleryTileProps {
  images: readonly ProfileImage[];
  name: string;
  index: number;
  alt: string;
  sizes: string;
  onOpen: () => void;
  className?: string | undefined;
}

const preloadLightbox = () => void loadLightbox();

/** A picture that opens in the lightbox. Without JavaScript the link opens the file. */
function GalleryTile({ images, name, index, alt, sizes, onOpen, className }: GalleryTileProps) {
  const image = images[index];
  if (!image) return null;

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      href={toImageAddress(image._id, 1280, "webp")}
      onPointerEnter={preloadLightbox}
      onFocus={preloadLightbox}
      onClick={handleClick}
      className={clsx("relative block overflow-hidden rounded-card bg-raised", className)}
    >
      <ProfilePicture
        {...{ image, name, alt, sizes }}
        priority={index === 0 ? "high" : index < framePictureCount ? "eager" : "lazy"}
      />
    </a>
  );
}
