import { createAccount, hashPassword, isAnyoneHere } from "#modules/accounts/index.ts";
import { transact, type Context } from "#platform/context.ts";
import { makeDemoCases } from "./cases.ts";
import { daysAgo } from "./days-ago.ts";
import { makeDemoProfiles } from "./profiles.ts";
import { demoMembers, demoPeople, type DemoPerson } from "./people.ts";

export { demoPeople } from "./people.ts";
export const demoPassword = "vesper-demo";

/** A small world to look around in, made once, through the same services as everything else. */
export async function makeDemo(ctx: Context): Promise<void> {
  if (await isAnyoneHere(ctx.db)) return;
  const passwordHash = await hashPassword(demoPassword);
  const open = async (person: DemoPerson, days: number) =>
    transact(daysAgo(ctx, days), (tx) =>
      createAccount(tx, { ...person, passwordHash, emailVerifiedAt: tx.clock.now() }),
    );

  for (const person of demoPeople) await open(person, 29);
  // More of them lately, as with any young site.
  for (const [index, member] of demoMembers.entries()) {
    await open(member, 28 * (1 - index / demoMembers.length) ** 1.5);
  }
  await makeDemoCases(ctx);
  await makeDemoProfiles(ctx);
}
