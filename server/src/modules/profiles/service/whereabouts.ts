import { placeOf } from "#modules/places/index.ts";
import { today } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import { updateProfile } from "../store/profiles.ts";
import { selectRunningTour } from "../store/tours.ts";

interface Town {
  city: string;
  country: string;
}

/** Where somebody is found who is here now. */
export const standingAt = async (tx: Transaction, town: Town) => ({
  currentCity: town.city,
  placeId: await placeOf(tx, town),
});

/** Brings up to date where somebody is: on tour, or at home. */
export async function renewWhereabouts(tx: Transaction, profile: Town & { id: string }): Promise<void> {
  const tour = await selectRunningTour(tx.db, profile.id, today(tx.clock));
  await updateProfile(tx.db, profile.id, {
    ...(await standingAt(tx, tour ?? profile)),
    tourId: tour?.id ?? null,
  });
}
