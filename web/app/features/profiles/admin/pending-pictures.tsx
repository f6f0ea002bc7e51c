import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { Badge } from "#web/ui/data/badge.tsx";

/** All photos, approved or pending, the primary one first. */
export const toPictures = ({ images, submittedImages }: AdminProfile) =>
  [
    ...images.map((image) => ({ ...image, isSubmitted: false })),
    ...submittedImages.map((image) => ({ ...image, isSubmitted: true })),
  ].toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));

/** Photos as large as fits; each opens at full size in a new tab. Pending ones say so. */
export function PendingPictures({ profile }: { profile: AdminProfile }) {
  const pictures = toPictures(profile);
  if (pictures.length === 0) return <p className="text-small text-muted">No photos submitted.</p>;
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-2 sm:grid-cols-3 2xl:grid-cols-4">
      {pictures.map(({ _id, previewUrl, url, alt, isPrimary, isSubmitted }) => (
        <li key={_id} className="relative">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-inner bg-raised"
          >
            <img
              src={previewUrl}
              alt={isPrimary ? `${alt} (primary)` : alt}
              className="aspect-[3/4] w-full object-cover"
            />
          </a>
          {isSubmitted && (
            <span className="pointer-events-none absolute inset-x-2 bottom-2 flex">
              <Badge tone="veil-gold">Not reviewed yet</Badge>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
