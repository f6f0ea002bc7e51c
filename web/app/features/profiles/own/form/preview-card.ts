import type { OwnProfile } from "@vesper/contract/profiles/profiles";
import type { FoundCard } from "../../cards/card-facts.ts";
import type { ProfileInput } from "./draft.ts";
import { createListSchema, rate } from "./fields.ts";

const noOwner = {
  _id: "",
  userId: "",
  slug: "",
  isVerified: false,
  isPaid: false,
  isAvailable: false,
  images: [] as OwnProfile["images"],
};

const parseRate = (typed: string | undefined) => rate.safeParse(typed ?? "").data ?? 0;
const parseLanguages = (typed: string | undefined) =>
  createListSchema(/,/, { most: Infinity, length: Infinity }).safeParse(typed ?? "").data ?? [];

type Owner = Pick<OwnProfile, keyof typeof noOwner>;

/** Returns the card for what the form says now; null while it lacks a name or an age. */
export function toPreviewCard(
  values: Partial<ProfileInput>,
  tags: OwnProfile["tags"],
  owner: Owner = noOwner,
): FoundCard | null {
  const { name = "", age = "", city = "", currency = "USD" } = values;
  if (!name.trim() || !/^\d+$/.test(age.trim())) return null;
  return {
    _id: owner._id,
    userId: owner.userId,
    slug: owner.slug,
    name: name.trim(),
    age: Number(age),
    city: city.trim(),
    rateOutcall: parseRate(values.rateOutcall),
    rateIncall: parseRate(values.rateIncall),
    currency,
    languages: parseLanguages(values.languages),
    tags,
    isVerified: owner.isVerified,
    isPaid: owner.isPaid,
    isAvailable: owner.isAvailable,
    images: owner.images.slice(0, 1),
    rating: { average: 0, count: 0 },
    isOnline: false,
    tour: null,
  };
}
