import type { ProfileChange, ProfileDraft } from "@vesper/contract/profiles/profiles";
import { lift } from "#modules/moderation/index.ts";
import { enforceChoosable } from "#modules/taxonomy/index.ts";
import { hour, addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { lockPersonKeys } from "#platform/database/sealing-keys.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { hasContacts, pickContacts, toContactColumns, type Contacts } from "#platform/sealing/contacts.ts";
import { mayResubmit } from "../policy.ts";
import { getSlot } from "../rotation.ts";
import { selectContacts } from "../store/contacts.ts";
import * as store from "../store/profiles.ts";
import { setAvailableSlots } from "../store/rotation-drawing.ts";
import { replaceRates } from "../store/rates.ts";
import { updateWithVisibility, changeProfile } from "./visibility.ts";
import { requestRecheck, getCheckedChanges } from "./verification.ts";
import { updateCurrentPlace } from "./current-place.ts";
import { insertNewProfiles } from "./new-profiles.ts";
import { applyRateChange, toDollarPrices, toRateRows, type StoredRates } from "./rates.ts";

export type { ProfileRow } from "../store/profiles.ts";

/** Returns the profile of an account; does not check who is asking. */
export const findProfileByUser = (ctx: Context, userId: string): Promise<store.ProfileRow | undefined> =>
  store.selectProfileByUser(ctx, userId);

/** Returns the contacts of a profile; does not check who is asking. */
export const findContacts = (ctx: Context, profileId: string): Promise<Contacts | undefined> =>
  selectContacts(ctx, profileId);

export async function getOwnProfile(ctx: Context): Promise<store.ProfileRow> {
  return orNotFound(await store.selectProfileByUser(ctx, signedIn(ctx).userId));
}

/** Creates a profile as a draft; it stays hidden until an admin has reviewed it. */
export function createProfile(ctx: Context, draft: ProfileDraft): Promise<store.ProfileRow> {
  return transact(ctx, async (tx) => {
    const { userId } = signedIn(tx);
    await enforceChoosable(tx, { categoryId: draft.categoryId, tagIds: draft.tags });
    if (await store.selectProfileByUser(tx, userId)) throw createDuplicateProblem();
    const profileIds = await insertNewProfiles(tx, [{ userId, draft }]);
    for (const profileId of profileIds) await publish(tx, "profile.submitted", { profileId });
    await publish(tx, "content.edited", { userId });
    await publish(tx, "queue.changed", { queue: "profile" });
    return getOwnProfile(tx);
  }).catch((error: unknown) => {
    throw isDuplicate(error) ? createDuplicateProblem() : error;
  });
}

const createDuplicateProblem = () => new Problem("conflict", "You already have a profile. Edit it instead.");

/** Updates a profile, which stays public. A change to verified fields requires a recheck. */
export function updateOwnProfile(ctx: Context, change: ProfileChange): Promise<store.ProfileRow> {
  return transact(ctx, async (tx) => {
    await enforceChoosable(tx, { categoryId: change.categoryId, tagIds: change.tags });
    const { userId } = signedIn(tx);
    const keys = hasContacts(change) ? await lockPersonKeys(tx, [userId]) : undefined;
    await updateWithVisibility(tx, userId, async (before) => {
      if (!before) throw new Problem("not_found");
      const after = { ...before, ...change, ...applyRateChange(before, change) };
      const perDollar = await store.selectPerDollar(tx.db, after.currency);
      const columns = {
        ...toColumns(change, after),
        ...toDollarPrices(after, perDollar),
        ...(keys && toContactColumns(tx.sealing, keys.get(userId), pickContacts(after))),
      };
      await store.updateProfile(tx.db, before.id, { ...columns, updatedAt: tx.clock.now() });
      if (change.rates || change.currency)
        await replaceRates(tx.db, before.id, toRateRows(before.id, after.rates, perDollar));
      await requestRecheck(tx, before.userId, getCheckedChanges(before, { ...before, ...change }));
      if (change.city || change.country)
        await updateCurrentPlace(tx, { ...before, ...getTown(before, change) });
      if (change.tags) await store.replaceTags(tx.db, before.id, [...new Set(change.tags)]);
      await publish(tx, "content.edited", { userId: before.userId });
    });
    return getOwnProfile(tx);
  });
}

const getTown = (before: store.ProfileRow, { city, country }: ProfileChange) => ({
  city: city ?? before.city,
  country: country ?? before.country,
});

function toColumns(
  { tags: _tags, rates: _rates, location, customFields, ...fields }: ProfileChange,
  { rateOutcall, rateIncall }: StoredRates,
): store.ProfileColumns {
  return {
    ...fields,
    rateOutcall,
    rateIncall,
    ...(location && { district: location.address }),
    ...(customFields && { customFields: JSON.stringify(customFields) }),
  };
}

export function deleteOwnProfile(ctx: Context): Promise<string> {
  return transact(ctx, (tx) =>
    updateWithVisibility(tx, signedIn(tx).userId, async (before) => {
      if (!before) throw new Problem("not_found");
      await store.deleteProfile(tx.db, before.id);
      await publish(tx, "profile.deleted", { userId: before.userId });
      return before.id;
    }),
  );
}

/**
 * Returns a rejected profile to the queue. The rejection is lifted, but its reason stays stored for comparison with
 * the new version.
 */
export function resubmitProfile(ctx: Context): Promise<store.ProfileRow> {
  return transact(ctx, async (tx) => {
    const { id } = await changeOwn(tx, (before) => {
      enforce(mayResubmit(before));
      return { status: "draft" };
    });
    await lift(tx, { type: "profile", id }, ["reject"], { notifyOwner: false });
    return getOwnProfile(tx);
  });
}

export function setAvailable(ctx: Context, hours: number): Promise<store.ProfileRow> {
  return transact(ctx, async (tx) => {
    const profile = await changeAvailability(tx, addMilliseconds(tx.clock.now(), hours * hour));
    await publish(tx, "profile.available", { profileId: profile.id });
    return profile;
  });
}

export const clearAvailable = (ctx: Context): Promise<store.ProfileRow> => changeAvailability(ctx, null);

function changeAvailability(ctx: Context, until: Date | null): Promise<store.ProfileRow> {
  return transact(ctx, async (tx) => {
    const profile = await changeOwn(tx, () => ({ availableUntil: until }));
    await setAvailableSlots(tx.db, profile.id, { slot: getSlot(tx.clock.now()), until });
    return profile;
  });
}

function changeOwn(
  ctx: Context,
  change: (before: store.ProfileRow) => store.ProfileColumns,
): Promise<store.ProfileRow> {
  return transact(ctx, async (tx) => {
    orNotFound(await changeProfile(tx, signedIn(tx).userId, change));
    return getOwnProfile(tx);
  });
}
