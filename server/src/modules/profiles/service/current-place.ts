import { ensurePlace } from "#modules/places/index.ts";
import { getToday } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import { updateProfile } from "../store/profiles.ts";
import { selectRunningTour } from "../store/tours.ts";

interface Town {
  city: string;
  country: string;
}

/** Where somebody is found who is here now. */
export const getPlaceColumns = async (tx: Transaction, town: Town) => ({
  currentCity: town.city,
  placeId: await ensurePlace(tx, town),
});

/** Brings up to date where somebody is: on tour, or at home. */
export async function updateCurrentPlace(tx: Transaction, profile: Town & { id: string }): Promise<void> {
  const tour = await selectRunningTour(tx.db, profile.id, getToday(tx.clock));
  await updateProfile(tx.db, profile.id, {
    ...(await getPlaceColumns(tx, tour ?? profile)),
    tourId: tour?.id ?? null,
  });
}
