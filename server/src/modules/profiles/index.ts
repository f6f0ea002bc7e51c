import { today } from "#platform/clock.ts";
import type { ProfileCard } from "@vesper/contract/directory";
import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { onlookerOf } from "#platform/onlooker.ts";
import { wordForgetting } from "./jobs.ts";
import { presentCard, presentOwnProfile, presentTour } from "./present.ts";
import { welcomeBack } from "./service/absence.ts";
import { reconsiderListing } from "./service/listing.ts";
import { momentOf } from "./service/moment.ts";
import { askForRecheck } from "./service/verification.ts";
import { selectShownCards } from "./store/directory.ts";
import { deleteProfile, lockProfileOf, renewDollars, selectProfileOf } from "./store/profiles.ts";
import { selectAllTours } from "./store/tours.ts";
import { countHappening, selectDaysOf } from "./store/visits.ts";

export { profileAdminRoutes } from "./admin-routes.ts";
export { directoryRoutes } from "./directory-routes.ts";
export { impressionRoutes } from "./impression-routes.ts";
export { profileJobs } from "./jobs.ts";
export { ownProfileRoutes } from "./routes.ts";
export { searchRoutes } from "./search-routes.ts";
export { tourRoutes } from "./tour-routes.ts";
export { selectProfileQueue } from "./store/administer.ts";
export { isListedFor } from "./store/filter.ts";
export { approveProfile, rejectProfile, setPremium, setVerification } from "./service/administer.ts";
export { getPublicProfile } from "./service/directory.ts";
export { becomeAvailable, createProfile, getOwnProfile, updateOwnProfile } from "./service/own-profile.ts";
export { findAmong } from "./service/search.ts";
export { importProfile } from "./service/import-profile.ts";
export { createTour } from "./service/tours.ts";
export { insertDays } from "./store/visits.ts";
export { applyPublicationPolicy } from "./service/publication-policy.ts";
export { checkListed } from "./service/check.ts";
export { profileSubject } from "./service/profile-subject.ts";
export { changeBadge, noBadge } from "./service/verification.ts";
export { selectProfileOf as findProfileOf, type ProfileRow } from "./store/profiles.ts";

/** Whatever decides about being public from outside: the owner's standing, their leaving, what is hidden of them. */
export function watchProfiles(events: Events): void {
  for (const name of [
    "user.banned",
    "user.unbanned",
    "user.closed",
    "user.reopened",
    "user.claimed",
  ] as const) {
    events.on(name, (tx, { userId }) => reconsiderListing(tx, userId));
  }
  for (const name of ["subject.hidden", "subject.shown"] as const) {
    events.on(name, async (tx, { type, id }) => {
      if (type === "user") await reconsiderListing(tx, id);
    });
  }
  events.on("media.face-changed", async (tx, { ownerId, before, after }) => {
    // The first picture stands for nobody else.
    if (before) await askForRecheck(tx, ownerId, [{ field: "photo", before, after }]);
  });
  events.on("user.signed-in", (tx, { userId }) => welcomeBack(tx, userId));
  events.on("profile.counted", (tx, counted) => countHappening(tx.db, { ...counted, day: today(tx.clock) }));
  events.on("rates.changed", (tx, { currencies }) => renewDollars(tx.db, currencies));
  events.on("user.erased", async (tx, { userId }) => {
    const id = await lockProfileOf(tx.db, userId);
    if (!id) return;
    await deleteProfile(tx.db, id);
    await enqueue(tx, wordForgetting, {});
  });
}

/** Those of them whom the viewer may see. */
export async function listShownCards(ctx: Context, ids: readonly string[]): Promise<ProfileCard[]> {
  const rows = await selectShownCards(ctx.db, onlookerOf(ctx), ids);
  return rows.map((row) => presentCard(row, momentOf(ctx)));
}

export async function exportProfile(ctx: Context, userId: string) {
  const profile = await selectProfileOf(ctx.db, userId);
  if (!profile) return { profile: null, tours: [], profileDays: [] };
  const tours = await selectAllTours(ctx.db, profile.id, 10_000);
  return {
    profile: presentOwnProfile(profile, ctx.clock.now()),
    tours: tours.map(presentTour),
    profileDays: await selectDaysOf(ctx.db, profile.id, 10_000),
  };
}
