import {
  approveProfile,
  setAvailable,
  changeBadge,
  setPremium,
  setVerification,
} from "@vesper/server/modules/profiles";
import { day, toDay, addMilliseconds } from "@vesper/server/platform/clock";
import { signedIn, transact, type Context } from "@vesper/server/platform/context";
import { rewindClock } from "../rewind-clock.ts";
import type { CastMember } from "./cast.ts";
import { registerMember, type RegisteredMember, type DemoWorld } from "./register-member.ts";
import { verifiedByDocumentLater, availableHours, isVerified, findPremiumDays } from "./member-status.ts";

/**
 * Gives a member a badge. It is based on a document, except for members who submit one later in the verification
 * demo.
 */
async function verifyMember(
  admin: Context,
  { name }: CastMember,
  { profileId, owner }: RegisteredMember,
): Promise<void> {
  await setVerification(admin, profileId, { isVerified: true });
  if (verifiedByDocumentLater.has(name)) return;
  const verifiedIn = `${toDateIn(admin, 0).slice(0, 7)}-01`;
  const badge = { isVerified: true, verifiedIn, verifiedBy: "document" as const };
  await transact(admin, (tx) => changeBadge(tx, signedIn(owner).userId, badge));
}

export const toDateIn = (ctx: Context, days: number) => toDay(addMilliseconds(ctx.clock.now(), days * day));

/** Registers and approves a member, then applies badge, premium and availability. */
export async function publishMember(
  world: DemoWorld,
  member: CastMember,
  { number, days }: { number: number; days: number },
): Promise<RegisteredMember> {
  const joined = await registerMember(world, member, { number, days });
  const { profileId, owner } = joined;
  await approveProfile(rewindClock(world.admin, days * 0.9), profileId);
  if (isVerified(number)) await verifyMember(rewindClock(world.admin, days * 0.8), member, joined);
  const premium = findPremiumDays(number);
  if (premium !== undefined) {
    const premiumExpiry = toDateIn(world.tx, premium);
    await setPremium(rewindClock(world.admin, days * 0.7), profileId, { isPaid: true, premiumExpiry });
  }
  const hours = availableHours[member.name];
  if (hours) await setAvailable(owner, hours);
  return joined;
}
