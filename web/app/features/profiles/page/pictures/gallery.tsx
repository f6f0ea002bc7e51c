import { clsx } from "clsx/lite";
import { lazy, Suspense, useState } from "react";
import LayoutGrid from "virtual:icons/layout-grid";
import type { PageProfile } from "../profile-facts.ts";
import { getTransitionNames } from "#web/shared/transition-names.ts";
import { EmptyGallery } from "./empty-gallery.tsx";
import { Stage, useStage } from "./stage.tsx";

const loadLightbox = () => import("./lightbox.tsx");
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));
const preloadLightbox = () => void loadLightbox();

interface GalleryProps {
  profile: PageProfile;
  className?: string;
}

/** The pictures on their stage, and the lightbox that each of them opens. */
export function Gallery({ profile, className }: GalleryProps) {
  const { images, name, slug } = profile;
  const stage = useStage();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(0);
  if (images.length === 0) return <EmptyGallery name={name} />;

  function handleOpen(index: number) {
    setWanted(true);
    setShown(index);
    setOpen(true);
  }

  return (
    <section
      aria-label="Photos"
      style={{ viewTransitionName: getTransitionNames(slug).picture }}
      className={clsx("relative min-w-0", className)}
    >
      <Stage
        {...{ images, name }}
        list={stage.list}
        onScroll={stage.handleScroll}
        onNear={preloadLightbox}
        onOpen={handleOpen}
      />
      {images.length > 1 && (
        <>
          <Counter current={stage.current + 1} count={images.length} />
          <ShowAll count={images.length} onOpen={() => handleOpen(0)} />
        </>
      )}
      {wanted && (
        <Suspense>
          <Lightbox
            {...{ images, name, open }}
            index={shown}
            onView={setShown}
            onClose={() => setOpen(false)}
            onLeave={() => stage.showPicture(shown)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Position on the stage. Hidden from screen readers, which read the title of each picture. */
const Counter = ({ current, count }: { current: number; count: number }) => (
  <p
    aria-hidden
    className="pointer-events-none absolute top-3 right-3 rounded-control bg-veil px-3 py-1 text-small font-medium text-on-veil tabular-nums sm:hidden noscript:hidden"
  >
    {current}/{count}
  </p>
);

const ShowAll = ({ count, onOpen }: { count: number; onOpen: () => void }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onPointerEnter={preloadLightbox}
    onFocus={preloadLightbox}
    onClick={onOpen}
    className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control border border-transparent bg-veil px-4 text-small font-medium text-on-veil transition-transform active:scale-[0.98] max-sm:hidden noscript:hidden"
  >
    <LayoutGrid aria-hidden className="size-4" />
    Show all {count} photos
  </button>
);
