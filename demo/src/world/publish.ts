import {
  approveProfile,
  becomeAvailable,
  changeBadge,
  setPremium,
  setVerification,
} from "@vesper/server/modules/profiles";
import { day, dayOf, later } from "@vesper/server/platform/clock";
import { signedIn, transact, type Context } from "@vesper/server/platform/context";
import { daysAgo } from "../days-ago.ts";
import type { CastMember } from "./cast.ts";
import { join, type Joined, type World } from "./join.ts";
import { asksLater, availableNow, isVerified, premiumDays } from "./standing.ts";

/** Most have shown a document; some ask for that only later in the story. */
async function verify(admin: Context, { name }: CastMember, { profileId, owner }: Joined): Promise<void> {
  await setVerification(admin, profileId, { isVerified: true });
  if (asksLater.has(name)) return;
  const verifiedIn = `${dateIn(admin, 0).slice(0, 7)}-01`;
  const badge = { isVerified: true, verifiedIn, verifiedBy: "document" as const };
  await transact(admin, (tx) => changeBadge(tx, signedIn(owner).userId, badge));
}

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
  if (isVerified(number)) await verify(daysAgo(world.admin, days * 0.8), member, joined);
  const premium = premiumDays(number);
  if (premium !== undefined) {
    const premiumExpiry = dateIn(world.tx, premium);
    await setPremium(daysAgo(world.admin, days * 0.7), profileId, { isPaid: true, premiumExpiry });
  }
  const hours = availableNow[member.name];
  if (hours) await becomeAvailable(owner, hours);
  return joined;
}
