import { limits } from "@vesper/contract/core/limits";
import type { FavoriteProfile } from "@vesper/contract/profiles/favorites";
import type { FollowChoices } from "@vesper/contract/profiles/follows";
import { getOwnProfile, listShownCards } from "#modules/profiles/index.ts";
import { addMilliseconds, getToday } from "#platform/clock.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound } from "#platform/problem.ts";
import { getMaxFollows, mayFollow, mayFollowAnother, toShownCount } from "../policy.ts";
import { selectAlerts, type AlertRow } from "../store/alerts.ts";
import * as store from "../store/follows.ts";
import type { SettingsRow } from "../store/settings.ts";
import { getSettings } from "./settings.ts";

/** A follow with its profile as visitors currently see it, and recent alerts. Both are empty if the profile is hidden. */
export interface FollowWithProfile extends store.FollowRow {
  profile: FavoriteProfile | null;
  alerts: AlertRow[];
}

const maxAlerts = 1_000;

export async function listFollows(
  ctx: Context,
): Promise<{ follows: FollowWithProfile[]; settings: SettingsRow; most: number }> {
  const { userId, roles } = signedIn(ctx);
  const rows = await store.selectFollows(ctx.db, userId, limits.follows.vip);
  const profiles = await listShownCards(
    ctx,
    rows.map(({ profileId }) => profileId),
  );
  const since = addMilliseconds(ctx.clock.now(), -limits.follows.shownFor);
  const alerts = await selectAlerts(ctx.db, { userId, since, today: getToday(ctx.clock) }, maxAlerts);
  const follows = rows.map((row) => {
    const profile = profiles.find(({ _id }) => _id === row.profileId) ?? null;
    return { ...row, profile, alerts: profile ? listNewest(alerts, row.profileId) : [] };
  });
  return { follows, settings: await getSettings(ctx), most: getMaxFollows(roles) };
}

/** Keeps the newest alert of each kind about one profile. */
function listNewest(alerts: readonly AlertRow[], profileId: string): AlertRow[] {
  const own = alerts.filter((alert) => alert.profileId === profileId);
  return own.filter((alert, index) => own.findIndex(({ kind }) => kind === alert.kind) === index);
}

export async function getFollowStatus(
  ctx: Context,
  profileId: string,
): Promise<{ follow: FollowChoices | null; settings: SettingsRow }> {
  const follow = await store.selectFollow(ctx.db, signedIn(ctx).userId, profileId);
  return { follow: follow ?? null, settings: await getSettings(ctx) };
}

/** Follows a profile that the viewer may see, or changes the choices of an existing follow. */
export async function followProfile(ctx: Context, profileId: string, choices: FollowChoices): Promise<void> {
  const { userId, roles } = signedIn(ctx);
  const [profile] = await listShownCards(ctx, [profileId]);
  enforce(mayFollow(orNotFound(profile).userId, userId));
  await transact(ctx, async (tx) => {
    await lockForUser(tx.db, "follow", userId);
    const known = await store.selectFollow(tx.db, userId, profileId);
    if (!known) enforce(mayFollowAnother(roles, await store.countFollows(tx.db, userId)));
    await store.saveFollow(tx.db, { userId, profileId, ...choices, createdAt: tx.clock.now() });
  });
}

export const unfollowProfile = (ctx: Context, profileId: string): Promise<void> =>
  store.deleteFollow(ctx.db, signedIn(ctx).userId, profileId);

/** Returns how many members follow the viewer's profile; null stands for a few. */
export async function countOwnFollowers(ctx: Context): Promise<number | null> {
  const { id } = await getOwnProfile(ctx);
  return toShownCount(await store.countFollowers(ctx.db, id));
}
