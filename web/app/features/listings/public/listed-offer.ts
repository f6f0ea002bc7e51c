import type { Listing } from "@vesper/contract/profiles/listings";
import { type ShownImage, toShownImage } from "#web/shared/sized-picture.tsx";

/** Fields of a listing that its card on a profile page shows. */
export type ListedOffer = Pick<Listing, "_id" | "slug" | "title" | "description" | "price" | "currency"> & {
  image?: ShownImage;
};

/** Drops what the card does not show: a page sends its data a second time, for hydration. */
export function toListedOffer(listing: Listing): ListedOffer {
  const { _id, slug, title, description, price, currency, images } = listing;
  const [image] = images;
  return { _id, slug, title, description, price, currency, ...(image && { image: toShownImage(image) }) };
}
