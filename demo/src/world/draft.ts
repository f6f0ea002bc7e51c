import type { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { toSlug } from "@vesper/contract/core/slug";
import { chooseLook } from "./look.ts";
import { createRandom, type Random } from "./random.ts";
import type { CastMember } from "./cast.ts";
import { getCity, type DemoCity } from "./cities.ts";
import { chooseDetails, describeLook } from "./details.ts";
import { chooseRates, roundRate } from "./rates.ts";
import { chooseGoodToKnow } from "./good-to-know.ts";
import { composeAboutMe } from "./about-me.ts";

/** A profile as its owner would write it, with categories and tags as slugs. */
export type WrittenDraft = Omit<ProfileDraft, "tags" | "categoryId"> & { tags: string[]; category: string };

export const toHandle = ({ name }: { name: string }) => toSlug(name, 40);
export const toEmail = (member: { name: string }) => `${toHandle(member)}@vesper.test`;

function chooseContacts(random: Random, member: CastMember, city: DemoCity, number: number) {
  const handle = toHandle(member).replaceAll("-", "_");
  const place = toSlug(city.name, 40).replaceAll("-", "");
  const phone = city.phone?.(number) ?? null;
  return {
    phoneNumber: phone,
    whatsapp: phone && random.chance(0.5) ? phone : null,
    telegram: random.chance(0.6) ? `@${handle}_${place}` : null,
    instagram: random.chance(0.4) ? `@${handle}.evenings` : null,
    twitter: random.chance(0.2) ? `@${handle}_v` : null,
    lineId: city.country === "Japan" ? `${handle}-${place}` : null,
    wechat: city.country === "Singapore" ? `${handle}${place}` : null,
    email: random.chance(0.5) || !phone ? `${handle}@mail.test` : null,
  };
}

export function writeDraft(member: CastMember, number: number): WrittenDraft {
  const random = createRandom(`draft ${member.name}`);
  const city = getCity(member.city);
  const rateOutcall = roundRate(city.level * random.between(0.7, 1.5));
  const rateIncall = roundRate(rateOutcall * random.between(0.78, 0.95));
  const { name, age, gender, category } = member;
  return {
    name,
    age,
    gender,
    category,
    city: city.name,
    country: city.country,
    currency: city.currency,
    rateOutcall,
    rateIncall,
    rates: chooseRates(name, { rateOutcall, rateIncall }),
    aboutMe: composeAboutMe(random, number),
    ...chooseDetails(random, member, city),
    ...chooseGoodToKnow(member),
    ...describeLook(random, chooseLook(name, member), gender),
    ...chooseContacts(random, member, city, number),
    contactVisibility: number % 6 === 2 ? "members" : "everyone",
    isIndexed: number % 13 !== 7,
    hiddenCountries: number % 10 === 4 ? ["CH", "LI"] : [],
    allowMessages: number % 11 !== 5,
  };
}
