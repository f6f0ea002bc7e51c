import { ensurePlace } from "#modules/places/index.ts";
import { getToday } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import { updateProfile } from "../store/profiles.ts";
import { selectRunningTour } from "../store/tours.ts";

interface Town {
  city: string;
  country: string;
}

/** Returns the columns by which a profile is found at its current place. */
export const getPlaceColumns = async (tx: Transaction, town: Town) => ({
  currentCity: town.city,
  placeId: await ensurePlace(tx, town),
});

/** Updates the current place of a profile: on tour or at home. */
export async function updateCurrentPlace(tx: Transaction, profile: Town & { id: string }): Promise<void> {
  const tour = await selectRunningTour(tx.db, profile.id, getToday(tx.clock));
  await updateProfile(tx.db, profile.id, {
    ...(await getPlaceColumns(tx, tour ?? profile)),
    tourId: tour?.id ?? null,
  });
}
