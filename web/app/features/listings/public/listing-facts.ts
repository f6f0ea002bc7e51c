import { imageAddress } from "@vesper/contract/media/image-address";
import type { Listing } from "@vesper/contract/profiles/listings";

const shared = 640;
const excerptLength = 155;

/** "An evening at the opera, with Vera in Vienna" */
export const titleOf = ({ title, profile }: Listing) => `${title}, with ${profile.name} in ${profile.city}`;

/** What search engines show under the title: the supplier's own words, cut after a whole one. */
export function descriptionOf({ description }: Listing): string {
  const words = description.replace(/\s+/g, " ").trim();
  if (words.length <= excerptLength) return words;
  return `${words.slice(0, excerptLength).replace(/\s+\S*$/, "")}…`;
}

/** The picture that goes along where the page is shared. */
export function sharedImageOf({ images, title }: Listing) {
  const [first] = images;
  if (!first) return undefined;
  return {
    path: imageAddress(first._id, shared, "webp"),
    alt: title,
    width: shared,
    height: Math.round((shared * first.height) / first.width),
  };
}

/** The listing as data of schema.org: what, by whom, where, for how much. Nobody has rated it, so nothing says so. */
export function listingFacts(listing: Listing, absolute: (path: string) => string) {
  const { title, slug, price, currency, profile, categoryId } = listing;
  const image = sharedImageOf(listing);
  const url = absolute(`/listing/${slug}`);
  return {
    "@type": "Service",
    name: title,
    description: descriptionOf(listing),
    url,
    ...(image && { image: absolute(image.path) }),
    ...(categoryId && { category: categoryId.name }),
    areaServed: { "@type": "City", name: profile.city },
    provider: { "@type": "Person", name: profile.name, url: absolute(`/escort/${profile.slug}`) },
    ...(price > 0 && { offers: { "@type": "Offer", price, priceCurrency: currency, url } }),
  };
}
