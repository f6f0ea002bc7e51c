import { useState } from "react";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";

const loadNoImages = async () => (await import("./no-images.tsx")).NoImages;
const NoImages = lazyDialog(loadNoImages);

/** Shows an initial in place of pictures. */
export function EmptyGallery({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Photos">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Photos of ${name}`}
        onPointerEnter={() => void loadNoImages()}
        onFocus={() => void loadNoImages()}
        onClick={() => setOpen(true)}
        className="flex aspect-[16/9] w-full items-center justify-center rounded-card bg-raised"
      >
        <Avatar name={name} size="xlarge" />
      </button>
      <NoImages open={open} onOpenChange={setOpen} />
    </section>
  );
}
