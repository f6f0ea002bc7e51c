import type { TourChange, TourDraft } from "@vesper/contract/profiles/tours";
import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { ensurePlace } from "#modules/places/index.ts";
import { getToday } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import type { ProfileRow } from "../store/profiles.ts";
import * as store from "../store/tours.ts";
import { updateWithVisibility } from "./visibility.ts";
import { getOwnProfile } from "./own-profile.ts";
import { updateCurrentPlace } from "./current-place.ts";

export async function listOwnTours(ctx: Context): Promise<store.TourRow[]> {
  const { id } = await getOwnProfile(ctx);
  return store.selectTours(ctx.db, { profileId: id, today: getToday(ctx.clock) });
}

export function createTour(ctx: Context, { from, to, ...draft }: TourDraft): Promise<store.TourRow> {
  return changeTours(ctx, async (tx, profile) => {
    await enforceRoom(tx, profile.id);
    await enforceFree(tx, profile.id, { from, to });
    const tour = await store.insertTour(tx.db, {
      id: newId(),
      profileId: profile.id,
      ...draft,
      startsOn: from,
      endsOn: to,
      placeId: await ensurePlace(tx, draft),
      createdAt: tx.clock.now(),
    });
    await publishTour(tx, tour);
    return tour;
  });
}

const publishTour = (tx: Transaction, { id: tourId, profileId, city, country }: store.TourRow) =>
  publish(tx, "tour.announced", { profileId, tourId, city, country });

export function updateTour(
  ctx: Context,
  id: string,
  { from, to, ...change }: TourChange,
): Promise<store.TourRow> {
  return changeTours(ctx, async (tx, profile) => {
    const before = await getTour(tx, profile.id, id);
    const days = { from: from ?? before.startsOn, to: to ?? before.endsOn };
    await enforceFree(tx, profile.id, { ...days, besides: id });
    const placeId = await ensurePlace(tx, { ...before, ...change });
    const tour = await store.updateTour(tx.db, id, {
      ...change,
      placeId,
      startsOn: days.from,
      endsOn: days.to,
    });
    if (tour.city !== before.city || tour.country !== before.country) await publishTour(tx, tour);
    return tour;
  });
}

export function deleteTour(ctx: Context, id: string): Promise<void> {
  return changeTours(ctx, async (tx, profile) => {
    await getTour(tx, profile.id, id);
    await store.deleteTour(tx.db, id);
  });
}

/** Runs under the profile's lock, so that two tours cannot take the same days. */
function changeTours<Result>(
  ctx: Context,
  change: (tx: Transaction, profile: ProfileRow) => Promise<Result>,
): Promise<Result> {
  return transact(ctx, (tx) =>
    updateWithVisibility(tx, signedIn(tx).userId, async (profile) => {
      if (!profile) throw new Problem("not_found");
      const result = await change(tx, profile);
      await updateCurrentPlace(tx, profile);
      return result;
    }),
  );
}

async function getTour(tx: Transaction, profileId: string, id: string): Promise<store.TourRow> {
  return orNotFound(await store.selectTour(tx.db, profileId, id));
}

async function enforceRoom(tx: Transaction, profileId: string): Promise<void> {
  const ahead = await store.selectTours(tx.db, { profileId, today: getToday(tx.clock) });
  if (ahead.length >= limits.tours.ahead) {
    throw new Problem(
      "conflict",
      `You can announce up to ${limits.tours.ahead} tours at a time. Cancel one to add another.`,
    );
  }
}

async function enforceFree(
  tx: Transaction,
  profileId: string,
  days: { from: string; to: string; besides?: string },
): Promise<void> {
  if (days.to < days.from) throw createDatesProblem("to: must be on or after the first day");
  if (days.to < getToday(tx.clock)) throw createDatesProblem("to: must not be in the past");
  const other = await store.selectOverlap(tx.db, profileId, days);
  if (other)
    throw new Problem(
      "conflict",
      `You already have a tour in ${other.city} on some of these days. Choose other days, or cancel that tour.`,
    );
}

const createDatesProblem = (detail: string) =>
  new Problem("validation_error", undefined, { details: [detail] });

const batchSize = 500;

/** Updates the current city of every profile whose tour has started or ended. */
export async function applyTourChanges(ctx: Context): Promise<void> {
  await locateTours(ctx);
  for (;;) {
    const changes = await store.selectTourChanges(ctx.db, getToday(ctx.clock), batchSize);
    for (const { userId } of changes) {
      await transact(ctx, (tx) =>
        updateWithVisibility(tx, userId, async (profile) => {
          if (profile) await updateCurrentPlace(tx, profile);
        }),
      );
    }
    if (changes.length < batchSize) return;
  }
}

/** Finds the places of tours that the previous release announced. */
async function locateTours(ctx: Context): Promise<void> {
  const towns = await store.selectUnlocatedTowns(ctx.db, getToday(ctx.clock), batchSize);
  for (const town of towns) {
    await transact(ctx, async (tx) => store.updateTourPlace(tx.db, town, await ensurePlace(tx, town)));
  }
}
