import { toImageAddress } from "@vesper/contract/media/image-address";
import type { ContactChannel, ProfileDetail } from "@vesper/contract/profiles/directory";

const sharedWidth = 640;
const excerptLength = 155;

/** "Vera Lind, 33, Paris" */
export const getTitle = ({ name, age, city }: PageProfile) => `${name}, ${age}, ${city}`;

/** Meta description: the profile's text, cut at a word boundary. */
export function getDescription(profile: PageProfile): string {
  const text = profile.aboutMe?.replace(/\s+/g, " ").trim();
  if (!text) return `Meet ${profile.name}, ${profile.age}, in ${profile.city}, ${profile.country}.`;
  if (text.length <= excerptLength) return text;
  return `${text.slice(0, excerptLength).replace(/\s+\S*$/, "")}…`;
}

/** Returns the image for link previews. */
export function findSharedImage({ images, name }: PageProfile) {
  const [primary] = images;
  if (!primary) return undefined;
  return {
    path: toImageAddress(primary._id, sharedWidth, "webp"),
    alt: name,
    width: sharedWidth,
    height: Math.round((sharedWidth * primary.height) / primary.width),
  };
}

/** Returns the profile's schema.org data. The rating is included only if there are reviews. */
export function toProfileFacts(profile: PageProfile, absolute: (path: string) => string) {
  const { name, rating } = profile;
  const image = findSharedImage(profile);
  return {
    "@type": "ProfilePage",
    url: absolute(`/escort/${profile.slug}`),
    dateCreated: profile.createdAt,
    mainEntity: {
      "@type": "Person",
      name,
      description: getDescription(profile),
      ...(image && { image: absolute(image.path) }),
      ...(profile.nationality && { nationality: profile.nationality }),
      ...(profile.languages.length > 0 && { knowsLanguage: profile.languages }),
      address: {
        "@type": "PostalAddress",
        addressLocality: profile.city,
        addressCountry: profile.country,
      },
    },
    ...(rating.count > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** Profile without contacts, which are fetched on request, and without what its page does not show. */
export type PageProfile = Omit<ProfileDetail, ContactChannel | UnshownField | "images" | "tags"> & {
  images: readonly PageImage[];
  tags: readonly Pick<ProfileDetail["tags"][number], "slug" | "name">[];
};

type UnshownField = "premiumExpiry" | "contactsLimited";

/** The addresses of a picture follow from its id. */
export type PageImage = Omit<ProfileDetail["images"][number], "url" | "previewUrl" | "isPrimary">;

/** Drops what the page does not show: it sends its data a second time, for hydration. */
export function toPageProfile(profile: Omit<ProfileDetail, ContactChannel>): PageProfile {
  const { premiumExpiry: _, contactsLimited: __, images, tags, ...shown } = profile;
  return {
    ...shown,
    images: images.map(({ url: _url, previewUrl: _previewUrl, isPrimary: _isPrimary, ...image }) => image),
    tags: tags.map(({ slug, name }) => ({ slug, name })),
  };
}
