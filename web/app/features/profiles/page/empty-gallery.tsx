import { lazy, Suspense, useState } from "react";
import { Avatar } from "#web/ui/data/avatar.tsx";

const loadNoImages = () => import("./no-images.tsx");
const NoImages = lazy(async () => ({ default: (await loadNoImages()).NoImages }));

/** An initial in place of the pictures of somebody who has none yet. */
export function EmptyGallery({ name }: { name: string }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  function handleClick() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <section aria-label="Pictures">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Pictures of ${name}`}
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
