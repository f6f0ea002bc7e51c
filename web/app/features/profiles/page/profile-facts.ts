import { imageAddress } from "@vesper/contract/media/image-address";
import type { ContactChannel, ProfileDetail } from "@vesper/contract/profiles/directory";

const shared = 640;
const excerptLength = 155;

/** "Vera Lind, 33, Paris" */
export const titleOf = ({ name, age, city }: PageProfile) => `${name}, ${age}, ${city}`;

/** What search engines show under the title: the person's own words, cut after a whole one. */
export function descriptionOf(profile: PageProfile): string {
  const words = profile.aboutMe?.replace(/\s+/g, " ").trim();
  if (!words)
    return `${profile.name} is ${profile.age} and can be met in ${profile.city}, ${profile.country}.`;
  if (words.length <= excerptLength) return words;
  return `${words.slice(0, excerptLength).replace(/\s+\S*$/, "")}…`;
}

/** The picture that goes along where the page is shared. */
export function sharedImageOf({ images, name }: PageProfile) {
  const [primary] = images;
  if (!primary) return undefined;
  return {
    path: imageAddress(primary._id, shared, "webp"),
    alt: name,
    width: shared,
    height: Math.round((shared * primary.height) / primary.width),
  };
}

/** The profile as data of schema.org. Ratings are those that people gave, or none. */
export function profileFacts(profile: PageProfile, absolute: (path: string) => string) {
  const { name, rating } = profile;
  const image = sharedImageOf(profile);
  return {
    "@type": "ProfilePage",
    url: absolute(`/escort/${profile.slug}`),
    dateCreated: profile.createdAt,
    mainEntity: {
      "@type": "Person",
      name,
      description: descriptionOf(profile),
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

/** A profile as its page is made of it: without the contacts, which are fetched when somebody asks for them. */
export type PageProfile = Omit<ProfileDetail, ContactChannel>;
