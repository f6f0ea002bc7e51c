import type { ProfileImage } from "@vesper/contract/images";

/** The pictures as visitors will see them, in their order; each opens large in a tab of its own. */
export function ListingPictures({ images }: { images: readonly ProfileImage[] }) {
  if (images.length === 0) return null;
  return (
    <ul aria-label="Pictures" className="-mx-1 flex gap-2 overflow-x-auto p-1">
      {images.map(({ _id, url, previewUrl, alt, width, height }) => (
        <li key={_id} className="shrink-0">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-inner bg-raised"
          >
            <img
              src={previewUrl}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="aspect-[3/4] h-32 w-24 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
