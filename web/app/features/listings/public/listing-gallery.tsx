import type { ProfileImage } from "@vesper/contract/images";
import { classes } from "#web/ui/actions/classes.ts";
import { ListingPicture } from "./listing-picture.tsx";

const inFrame = 3;
const frames = {
  1: { grid: "aspect-[5/6] grid-cols-1 sm:aspect-[4/3]", hero: "" },
  2: { grid: "aspect-[3/2] grid-cols-2", hero: "" },
  3: { grid: "aspect-[9/8] grid-cols-3 grid-rows-2 sm:aspect-[4/3]", hero: "col-span-2 row-span-2" },
} as const;

/** One picture large, two beside it, the others in a row beneath. */
export function ListingGallery({ images }: { images: readonly ProfileImage[] }) {
  const frame = frames[Math.min(images.length, inFrame) as keyof typeof frames];
  if (!frame) return null;
  return (
    <section aria-label="Pictures" className="min-w-0">
      <ul className={classes("grid gap-2 sm:gap-2.5", frame.grid)}>
        {images.slice(0, inFrame).map((image, index) => (
          <li
            key={image._id}
            className={classes(
              "relative overflow-hidden rounded-card bg-raised",
              index === 0 ? frame.hero : undefined,
            )}
          >
            <ListingPicture
              image={image}
              alt={image.alt}
              eager={index === 0}
              sizes={index === 0 ? "(min-width: 1024px) 50vw, 96vw" : "(min-width: 1024px) 20vw, 32vw"}
            />
          </li>
        ))}
      </ul>
      {images.length > inFrame && (
        <ul className="mt-2 grid grid-cols-4 gap-2 sm:mt-2.5 sm:grid-cols-6 sm:gap-2.5">
          {images.slice(inFrame).map((image) => (
            <li key={image._id} className="relative aspect-[3/4] overflow-hidden rounded-inner bg-raised">
              <ListingPicture image={image} alt={image.alt} sizes="(min-width: 1024px) 10vw, 24vw" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
