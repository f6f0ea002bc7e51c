import { demoPassword } from "@vesper/contract/accounts/demo-password";
import {
  createAccount,
  createUnusablePassword,
  hashPassword,
  hasMembers,
  withdrawStaffRoles,
} from "@vesper/server/modules/accounts";
import { transact, type Context, type Transaction } from "@vesper/server/platform/context";
import { countQuarters } from "@vesper/server/modules/insights";
import { storeDemoAvatar } from "./avatars.ts";
import { makeDemoCases } from "./cases.ts";
import { makeDemoConversations } from "./chat/make-conversations.ts";
import { makeDemoReplies } from "./chat/make-replies.ts";
import { makeDemoContact } from "./contact.ts";
import { rewindClock } from "./rewind-clock.ts";
import { makeDemoFavorites } from "./favorites.ts";
import { attachListingPictures, makeDemoListings } from "./listings.ts";
import { recordDemoPictures, storeDemoPictures } from "./pictures.ts";
import { makeDemoProfiles } from "./profiles.ts";
import { demoMembers, demoPeople, demoStaff, type DemoPerson } from "./people.ts";
import { makeDemoReviews } from "./reviews.ts";
import { makeDemoFollows } from "./follows.ts";
import { makeDemoSavedSearches } from "./saved-searches.ts";
import { makeDemoSiteDays } from "./site-days.ts";
import { makeDemoRecheck, makeDemoVerifications } from "./verifications.ts";
import { makeDemoVisits } from "./visits.ts";
import { makeWorld } from "./world/make-world.ts";

export { demoPeople } from "./people.ts";

/** Creates all demo data in one transaction, unless members exist, through the same services as real data. */
export async function makeDemo(ctx: Context): Promise<void> {
  if (await hasMembers(ctx)) return;
  // The demo password is published, so on a site that others can reach no demo account can sign in.
  const passwordHash = await (ctx.config.isExposed ? createUnusablePassword() : hashPassword(demoPassword));
  const pictures = storeDemoPictures(ctx);
  const world = transact(ctx, async (tx) => {
    await openAccounts(tx, passwordHash);
    await makeDemoCases(tx);
    await makeDemoProfiles(tx);
    await makeDemoVisits(tx);
    await makeDemoSiteDays(tx);
    await makeWorld(tx, passwordHash);
    await makeDemoListings(tx);
    await makeDemoReviews(tx);
    await makeDemoFavorites(tx);
    await makeDemoFollows(tx);
    await makeDemoSavedSearches(tx);
    await makeDemoConversations(tx);
    await makeDemoReplies(tx);
    await makeDemoContact(tx);
    await makeDemoRecheck(tx);
    await countQuarters(tx);
    await storeDemoAvatar(tx);
    await recordDemoPictures(tx, await pictures);
    await makeDemoVerifications(tx);
    await attachListingPictures(tx);
    if (tx.config.isExposed) await withdrawStaffRoles(tx, demoStaff);
  });
  // Wait for both, even if one fails, so that no caller closes the database during a running transaction.
  await Promise.allSettled([pictures, world]);
  await world;
}

async function openAccounts(tx: Transaction, passwordHash: string): Promise<void> {
  const createDemoAccount = (person: DemoPerson, days: number) => {
    const then = rewindClock(tx, days);
    return createAccount(then, { ...person, passwordHash, emailVerifiedAt: then.clock.now() });
  };
  for (const person of demoPeople) await createDemoAccount(person, 29);
  // Sign-ups increase toward today, as on any young site.
  for (const [index, member] of demoMembers.entries()) {
    await createDemoAccount(member, 28 * (1 - index / demoMembers.length) ** 1.5);
  }
}
