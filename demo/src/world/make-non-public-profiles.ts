import { approveProfile, rejectProfile } from "@vesper/server/modules/profiles";
import { fileReport, resolveReport } from "@vesper/server/modules/reports";
import { rewindClock } from "../rewind-clock.ts";
import { draftCast, hiddenCast, rejectedCast, suspendedCast } from "./cast.ts";
import { registerMember, type DemoWorld } from "./register-member.ts";
import { publishMember } from "./publish-member.ts";

/** Creates profiles that visitors must not find: pending, rejected, hidden by their owners, suspended. */
export async function makeNonPublicProfiles(world: DemoWorld): Promise<void> {
  for (const [index, member] of draftCast.entries()) {
    await registerMember(world, member, { number: 100 + index, days: 0.2 + index });
  }
  for (const [index, member] of rejectedCast.entries()) {
    const { profileId } = await registerMember(world, member, { number: 110 + index, days: 5 });
    await rejectProfile(rewindClock(world.admin, 4), profileId, {
      reason: "Your description doesn't match your city. Please tell us where you're really based.",
      category: "other",
    });
  }
  for (const [index, member] of hiddenCast.entries()) {
    const { profileId } = await registerMember(world, member, {
      number: 120 + index,
      days: 60,
      isPublic: false,
    });
    await approveProfile(rewindClock(world.admin, 59), profileId);
  }
  for (const [index, member] of suspendedCast.entries()) {
    const { profileId } = await publishMember(world, member, { number: 131 + index, days: 40 });
    await suspendProfile(world, profileId);
  }
}

async function suspendProfile({ tx, admin }: DemoWorld, profileId: string): Promise<void> {
  const { id } = await fileReport(rewindClock(tx, 7), {
    targetType: "profile",
    targetId: profileId,
    reason: "scam",
    details: "Asked for a deposit and never showed up.",
  });
  await resolveReport(rewindClock(admin, 6.5), id, {
    resolution: "upheld",
    action: "suspend",
    note: "Several visitors paid a deposit and nobody showed up. Please contact us.",
  });
}
