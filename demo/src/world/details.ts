import type { ProfileDraft } from "@vesper/contract/profiles/profiles";
import type { Look } from "./look.ts";
import type { Random } from "./random.ts";
import type { CastMember } from "./cast.ts";
import type { DemoCity } from "./cities.ts";

const pickSeveral = <Item>(random: Random, items: readonly Item[], least: number, most: number): Item[] => {
  const left = [...items];
  const count = Math.floor(random.between(least, most + 1));
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [taken] = left.splice(Math.floor(random.next() * left.length), 1);
    return taken as Item;
  });
};

/** Mostly from the list that a new site starts with, and some own words. */
const servicesByCategory: Record<string, readonly string[]> = {
  escort: ["Dinner companion", "Business events", "Theater and opera", "Travel companion"],
  massage: ["Massage", "Wellness and spa", "Aromatherapy massage", "Relaxation"],
  dancer: ["Dancing", "Private dance lesson", "Event hostess", "Celebrations"],
  model: ["Business events", "Photo shoots", "Gallery openings", "Concerts"],
  companion: ["Dinner companion", "Travel companion", "City tour", "Theater and opera"],
  therapist: ["Massage", "Wellness and spa", "Breathwork", "Bodywork"],
};
const commonServices = [
  "Dinner companion",
  "City tour",
  "Weekend trips",
  "Concerts",
  "Museum visits",
  "Conversation",
];

const tagsByCategory: Record<string, readonly string[]> = {
  massage: ["massage", "incall"],
  therapist: ["massage", "professional"],
  dancer: ["dancing", "outgoing"],
  model: ["slim", "luxury"],
  escort: ["outcall", "luxury"],
  companion: ["friendly", "outcall"],
};
const commonTags = [
  "luxury",
  "professional",
  "vip",
  "athletic",
  "natural",
  "friendly",
  "shy",
  "outgoing",
  "outcall",
  "incall",
  "dancing",
];

const hours = [
  "Tuesday to Saturday, 6 PM–1 AM",
  "Evenings, except Mondays",
  "Daily from noon to midnight",
  "Weekdays, 10 AM–8 PM",
  "Thursday to Sunday, by appointment",
  "Afternoons and evenings",
];
const extras = [
  { label: "Favorite drink", value: "A dry martini, or tea with lemon" },
  { label: "Dress code", value: "Anything from linen to black tie" },
  { label: "Favorite opera", value: "Anything with a happy third act" },
  { label: "Currently reading", value: "Old letters and diaries" },
  { label: "Travels with", value: "One small suitcase" },
  { label: "Exercise", value: "Swimming and long walks" },
  { label: "Signature dish", value: "Saffron risotto" },
];
const moreLanguages = ["Spanish", "French", "Italian", "German", "Portuguese", "Arabic", "Russian", "Korean"];

/** Chooses harmless details that make profiles differ. */
export function chooseDetails(random: Random, { category, gender }: CastMember, city: DemoCity) {
  const languages = [...new Set([...city.languages, ...pickSeveral(random, moreLanguages, 0, 2)])];
  const own = pickSeveral(random, commonTags, 1, 3);
  return {
    languages,
    services: [
      ...new Set([
        ...pickSeveral(random, servicesByCategory[category] ?? [], 2, 3),
        ...pickSeveral(random, commonServices, 1, 3),
      ]),
    ],
    tags: [
      ...new Set([
        ...(tagsByCategory[category] ?? []).slice(0, random.chance(0.6) ? 2 : 1),
        ...own,
        ...(languages.length > 2 ? ["bilingual"] : []),
      ]),
    ].slice(0, 5),
    workingHours: random.chance(0.7) ? random.pick(hours) : null,
    customFields: random.chance(0.4) ? pickSeveral(random, extras, 1, 3) : [],
    location: { address: random.chance(0.75) ? random.pick(city.districts) : null },
    orientation: random.chance(0.5)
      ? random.pick(
          gender === "male"
            ? (["straight", "bisexual", "gay"] as const)
            : (["straight", "bisexual", "other"] as const),
        )
      : null,
    smokes: random.chance(0.6) ? random.pick(["no", "no", "no", "sometimes"] as const) : null,
  };
}

const styles: Partial<Record<Look["hair"], string>> = {
  waves: "Long, wavy",
  straight: "Long, straight",
  lob: "Shoulder-length",
  bob: "Bob",
  pixie: "Short",
  curls: "Curly",
  locs: "Locs",
  braid: "Long, braided",
  ponytail: "Long",
  crop: "Short",
  shaved: "Shaved",
};

/** Describes physical attributes that match the pictures. */
export function describeLook(
  random: Random,
  look: Look,
  gender: CastMember["gender"],
): Partial<ProfileDraft> {
  const tall = gender === "male" ? random.between(174, 194) : random.between(160, 184);
  return {
    height: random.chance(0.85) ? Math.round(tall) : null,
    hair: styles[look.hair] ?? null,
    hairColor: look.hair === "headscarf" || look.hair === "shaved" ? null : look.hairColor,
    eyeColor: random.chance(0.7)
      ? random.pick(["Brown", "Dark brown", "Hazel", "Green", "Gray", "Blue"])
      : null,
  };
}
