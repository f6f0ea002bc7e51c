import { addFavorite, writeNote } from "@vesper/server/modules/favorites";
import { getOwnProfile, updateOwnProfile } from "@vesper/server/modules/profiles";
import type { Context } from "@vesper/server/platform/context";
import { as } from "./as.ts";
import { daysAgo } from "./days-ago.ts";
import { hiddenCast } from "./world/cast.ts";
import { emailOf } from "./world/draft.ts";

const keptByUser: readonly { name: string; days: number; note?: string }[] = [
  { name: "Odette", days: 17 },
  { name: "Kenji", days: 12.5 },
  { name: "Freja", days: 9, note: "Knows the good tables in Copenhagen. Ask about May." },
  { name: "Noor", days: 6.2 },
  { name: "Amaya", days: 3.1 },
  { name: "Wilhelmina", days: 1.7 },
];

const admirers = ["theo", "mara", "ruth", "otto", "sina", "paul", "vera", "noel", "tess", "lena"];

/** What the demo user keeps, one of whom has hidden since, and who keeps the demo escort. */
export async function makeDemoFavorites(ctx: Context): Promise<void> {
  const user = "user@vesper.test";
  for (const { name, days, note } of keptByUser) {
    const id = await keep(ctx, { by: user, whom: emailOf({ name }), days });
    if (note) await writeNote(await as(ctx, user), id, note);
  }
  await keepSomebodyWhoHides(ctx, user);
  await keep(ctx, { by: user, whom: "escort@vesper.test", days: 0.3 });
  for (const [index, name] of admirers.entries()) {
    await keep(ctx, { by: `${name}@vesper.test`, whom: "escort@vesper.test", days: 11 / (index + 1) });
  }
}

async function keep(ctx: Context, { by, whom, days }: { by: string; whom: string; days: number }) {
  const { id } = await getOwnProfile(await as(ctx, whom));
  await addFavorite(await as(daysAgo(ctx, days), by), id);
  return id;
}

async function keepSomebodyWhoHides(ctx: Context, user: string): Promise<void> {
  const [member] = hiddenCast;
  if (!member) return;
  const owner = await as(daysAgo(ctx, 20), emailOf(member));
  await updateOwnProfile(owner, { isPublic: true });
  await keep(ctx, { by: user, whom: emailOf(member), days: 14 });
  await updateOwnProfile(owner, { isPublic: false });
}
