import type { Media } from "@vesper/contract/media";
import { PictureRow } from "./picture-row.tsx";

/** A likeness decides nothing: whoever looks compares. */
export function Lookalikes({ media: { lookalikes } }: { media: Media }) {
  if (lookalikes.length === 0) return null;
  return (
    <section
      aria-label="Looks like a picture of another account"
      className="flex flex-col gap-3 rounded-inner bg-gold-soft p-4"
    >
      <p className="text-small">
        <strong className="font-semibold">Looks like a picture of another account.</strong> Compare the two
        before you approve; a case is open about it.
      </p>
      <PictureRow ids={lookalikes} />
    </section>
  );
}
