import { toImageAddress } from "@vesper/contract/media/image-address";
import type { Listing } from "@vesper/contract/profiles/listings";

const sharedWidth = 640;
const excerptLength = 155;

/** "An evening at the opera, with Vera in Vienna" */
export const getTitle = ({ title, profile }: Listing) => `${title}, with ${profile.name} in ${profile.city}`;

/** What search engines show under the title: the supplier's own words, cut after a whole one. */
export function getDescription({ description }: Listing): string {
  const text = description.replace(/\s+/g, " ").trim();
  if (text.length <= excerptLength) return text;
  return `${text.slice(0, excerptLength).replace(/\s+\S*$/, "")}…`;
}

/** The picture that goes along where the page is shared. */
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

/** The listing as data of schema.org: what, by whom, where, for how much. Nobody has rated it, so nothing says so. */
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
