import { approveProfile, rejectProfile } from "@vesper/server/modules/profiles";
import { fileReport, resolveReport } from "@vesper/server/modules/reports";
import { daysAgo } from "../days-ago.ts";
import { draftCast, hiddenCast, rejectedCast, suspendedCast } from "./cast.ts";
import { join, type World } from "./join.ts";
import { publish } from "./publish.ts";

/** Profiles that visitors must not find: waiting, turned down, hidden by their owners, suspended. */
export async function makeUnseen(world: World): Promise<void> {
  for (const [index, member] of draftCast.entries()) {
    await join(world, member, { number: 100 + index, days: 0.2 + index });
  }
  for (const [index, member] of rejectedCast.entries()) {
    const { profileId } = await join(world, member, { number: 110 + index, days: 5 });
    await rejectProfile(daysAgo(world.admin, 4), profileId, {
      reason: "Your words and your city do not agree. Please say where you really are.",
      category: "other",
    });
  }
  for (const [index, member] of hiddenCast.entries()) {
    const { profileId } = await join(world, member, { number: 120 + index, days: 60, isPublic: false });
    await approveProfile(daysAgo(world.admin, 59), profileId);
  }
  for (const [index, member] of suspendedCast.entries()) {
    const { profileId } = await publish(world, member, { number: 131 + index, days: 40 });
    await suspend(world, profileId);
  }
}

async function suspend({ tx, admin }: World, profileId: string): Promise<void> {
  const { id } = await fileReport(daysAgo(tx, 7), {
    targetType: "profile",
    targetId: profileId,
    reason: "scam",
    details: "Asked for a deposit and never came.",
  });
  await resolveReport(daysAgo(admin, 6.5), id, {
    resolution: "upheld",
    action: "suspend",
    note: "Several visitors paid a deposit and met nobody. Please write to us.",
  });
}
