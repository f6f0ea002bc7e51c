import type { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { approveProfile, createProfile, rejectProfile } from "@vesper/server/modules/profiles";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { rewindClock } from "./rewind-clock.ts";
import { celeste } from "./world/celeste.ts";
import { writeDraft } from "./world/draft.ts";
import { toGermanPhone } from "./world/phones.ts";
import { createTermResolver } from "./world/terms.ts";

const celesteNumber = 75;

type Essentials = Pick<ProfileDraft, "name" | "age" | "gender" | "city" | "country" | "currency">;

const createDraft = (who: Essentials, rateOutcall: number, aboutMe: string): ProfileDraft => ({
  ...who,
  rateOutcall,
  rateIncall: Math.round(rateOutcall * 0.8),
  aboutMe,
  languages: ["English"],
});

/** Phone number shared by two pending profiles, so that it raises a signal. */
const sharedPhone = toGermanPhone(99);

const pendingProfiles: { email: string; days: number; phoneNumber?: string; profile: ProfileDraft }[] = [
  {
    email: "nadia@vesper.test",
    days: 3.2,
    profile: createDraft(
      { name: "Nadia", age: 27, gender: "female", city: "Stockholm", country: "Sweden", currency: "SEK" },
      2800,
      "Museums by day, a quiet bar by night.",
    ),
  },
  {
    email: "luca@vesper.test",
    days: 1.4,
    phoneNumber: sharedPhone,
    profile: createDraft(
      { name: "Luca", age: 34, gender: "male", city: "Milan", country: "Italy", currency: "EUR" },
      240,
      "A good listener with a love of opera.",
    ),
  },
  {
    email: "kira@vesper.test",
    days: 0.3,
    phoneNumber: sharedPhone,
    profile: createDraft(
      { name: "Kira", age: 29, gender: "transgender", city: "Berlin", country: "Germany", currency: "EUR" },
      260,
      "Design fairs, long dinners, and always on time.",
    ),
  },
];

/** Creates one public profile, several pending ones and a rejected one. */
export async function makeDemoProfiles(ctx: Context): Promise<void> {
  const createDemoProfile = async (email: string, days: number, profile: ProfileDraft) =>
    createProfile(await actAs(rewindClock(ctx, days), email), profile);
  const admin = await actAs(ctx, "admin@vesper.test");

  const { category, ...written } = writeDraft(celeste, celesteNumber);
  const { id } = await createDemoProfile("escort@vesper.test", 20, {
    ...written,
    ...(await createTermResolver(ctx)({ category, tags: written.tags })),
    rateOutcall: 320,
    rateIncall: 260,
    rates: [
      { place: "outcall", duration: "120", amount: 600 },
      { place: "outcall", duration: "180", amount: 850 },
      { place: "outcall", duration: "overnight", amount: 1900 },
      { place: "incall", duration: "30", amount: 160 },
      { place: "incall", duration: "90", amount: 370 },
      { place: "incall", duration: "120", amount: 480 },
    ],
    aboutMe: "Theater, travel, and the art of conversation.",
  });
  await approveProfile(rewindClock(admin, 19), id);
  const rejected = await createDemoProfile(
    "selma@vesper.test",
    2,
    createDraft(
      { name: "Selma", age: 31, gender: "female", city: "Graz", country: "Austria", currency: "EUR" },
      900,
      "",
    ),
  );
  await rejectProfile(rewindClock(admin, 1), rejected.id, {
    reason: "Please write a few sentences about yourself, so visitors know who they'll meet.",
    category: "other",
  });
  for (const { email, days, profile, phoneNumber } of pendingProfiles) {
    await createDemoProfile(email, days, { ...profile, phoneNumber });
  }
}
