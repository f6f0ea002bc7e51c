import { addFavorite, updateFavoriteNote } from "@vesper/server/modules/favorites";
import { getOwnProfile, updateOwnProfile } from "@vesper/server/modules/profiles";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { rewindClock } from "./rewind-clock.ts";
import { hiddenCast } from "./world/cast.ts";
import { toEmail } from "./world/draft.ts";

const userFavorites: readonly { name: string; days: number; note?: string }[] = [
  { name: "Odette", days: 17 },
  { name: "Kenji", days: 12.5 },
  { name: "Freja", days: 9, note: "Knows the best tables in Copenhagen. Ask about May." },
  { name: "Noor", days: 6.2 },
  { name: "Amaya", days: 3.1 },
  { name: "Wilhelmina", days: 1.7 },
];

const admirers = ["theo", "mara", "ruth", "otto", "sina", "paul", "vera", "noel", "tess", "lena"];

/**
 * Creates the demo user's favorites, including a profile that has been hidden since, and favorites of other members
 * for the demo escort.
 */
export async function makeDemoFavorites(ctx: Context): Promise<void> {
  const user = "user@vesper.test";
  for (const { name, days, note } of userFavorites) {
    const id = await addDemoFavorite(ctx, { by: user, whom: toEmail({ name }), days });
    if (note) await updateFavoriteNote(await actAs(ctx, user), id, note);
  }
  await addHiddenFavorite(ctx, user);
  await addDemoFavorite(ctx, { by: user, whom: "escort@vesper.test", days: 0.3 });
  for (const [index, name] of admirers.entries()) {
    await addDemoFavorite(ctx, {
      by: `${name}@vesper.test`,
      whom: "escort@vesper.test",
      days: 11 / (index + 1),
    });
  }
}

async function addDemoFavorite(ctx: Context, { by, whom, days }: { by: string; whom: string; days: number }) {
  const { id } = await getOwnProfile(await actAs(ctx, whom));
  await addFavorite(await actAs(rewindClock(ctx, days), by), id);
  return id;
}

async function addHiddenFavorite(ctx: Context, user: string): Promise<void> {
  const [member] = hiddenCast;
  if (!member) return;
  const owner = await actAs(rewindClock(ctx, 20), toEmail(member));
  await updateOwnProfile(owner, { isPublic: true });
  await addDemoFavorite(ctx, { by: user, whom: toEmail(member), days: 14 });
  await updateOwnProfile(owner, { isPublic: false });
}
