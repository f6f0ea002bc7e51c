import { toImageAddress } from "@vesper/contract/media/image-address";
import type { Listing } from "@vesper/contract/profiles/listings";

const sharedWidth = 640;
const excerptLength = 155;

/** "An evening at the opera, with Vera in Vienna" */
export const getTitle = ({ title, profile }: Listing) => `${title}, with ${profile.name} in ${profile.city}`;

/** Returns the meta description: the supplier's text, cut at a word boundary. */
export function getDescription({ description }: Listing): string {
  const text = description.replace(/\s+/g, " ").trim();
  if (text.length <= excerptLength) return text;
  return `${text.slice(0, excerptLength).replace(/\s+\S*$/, "")}…`;
}

/** Returns the preview image for shared links. */
export function findSharedImage({ images, title }: Listing) {
  const [first] = images;
  if (!first) return undefined;
  return {
    path: toImageAddress(first._id, sharedWidth, "webp"),
    alt: title,
    width: sharedWidth,
    height: Math.round((sharedWidth * first.height) / first.width),
  };
}

/**
 * Returns the listing as schema.org data: offer, supplier, place and price. Listings have no ratings, so none are
 * included.
 */
export function toListingFacts(listing: Listing, absolute: (path: string) => string) {
  const { title, slug, price, currency, profile, categoryId } = listing;
  const image = findSharedImage(listing);
  const url = absolute(`/listing/${slug}`);
  return {
    "@type": "Service",
    name: title,
    description: getDescription(listing),
    url,
    ...(image && { image: absolute(image.path) }),
    ...(categoryId && { category: categoryId.name }),
    areaServed: { "@type": "City", name: profile.city },
    provider: { "@type": "Person", name: profile.name, url: absolute(`/escort/${profile.slug}`) },
    ...(price > 0 && { offers: { "@type": "Offer", price, priceCurrency: currency, url } }),
  };
}
