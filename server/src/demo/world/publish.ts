import { approveProfile, becomeAvailable, setPremium, setVerification } from "#modules/profiles/index.ts";
import { day, dayOf, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { daysAgo } from "../days-ago.ts";
import type { CastMember } from "./cast.ts";
import { join, type Joined, type World } from "./join.ts";
import { availableNow, isVerified, premiumDays } from "./standing.ts";

export const dateIn = (ctx: Context, days: number) => dayOf(later(ctx.clock.now(), days * day));

/** Somebody joins, is approved, and becomes whatever the standing says. */
export async function publish(
  world: World,
  member: CastMember,
  { number, days }: { number: number; days: number },
): Promise<Joined> {
  const joined = await join(world, member, { number, days });
  const { profileId, owner } = joined;
  await approveProfile(daysAgo(world.admin, days * 0.9), profileId);
  if (isVerified(number)) await setVerification(daysAgo(world.admin, days * 0.8), profileId, true);
  const premium = premiumDays(number);
  if (premium !== undefined) {
    const premiumExpiry = dateIn(world.tx, premium);
    await setPremium(daysAgo(world.admin, days * 0.7), profileId, { isPaid: true, premiumExpiry });
  }
  const hours = availableNow[member.name];
  if (hours) await becomeAvailable(owner, hours);
  return joined;
}
