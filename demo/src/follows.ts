import { followProfile, runFollowAlerts, updateFollowSettings } from "@vesper/server/modules/follows";
import { createTour, getOwnProfile } from "@vesper/server/modules/profiles";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { rewindClock } from "./rewind-clock.ts";
import { toEmail } from "./world/draft.ts";

const all = { tours: true, available: true, pictures: true };
const london = { city: "London", country: "United Kingdom", lat: 51.51, lon: -0.13, radiusKm: 50 };

const followed = [
  { whom: toEmail({ name: "Freja" }), days: 8, choices: all },
  { whom: toEmail({ name: "Noor" }), days: 5, choices: { tours: true, available: false, pictures: false } },
  { whom: "escort@vesper.test", days: 0.2, choices: { tours: false, available: true, pictures: true } },
];

const followers = ["theo", "mara", "ruth", "otto", "sina", "paul"];

/** Lets the demo user follow a few profiles, and other members the demo escort. */
export async function makeDemoFollows(ctx: Context): Promise<void> {
  const user = "user@vesper.test";
  await updateFollowSettings(await actAs(ctx, user), { alerts: "daily", place: london });
  for (const { whom, days, choices } of followed) await follow(ctx, { by: user, whom, days, choices });
  for (const name of followers)
    await follow(ctx, { by: `${name}@vesper.test`, whom: "escort@vesper.test", days: 4, choices: all });
  await announceTour(ctx, toEmail({ name: "Freja" }));
}

interface DemoFollow {
  by: string;
  whom: string;
  days: number;
  choices: typeof all;
}

async function follow(ctx: Context, { by, whom, days, choices }: DemoFollow): Promise<void> {
  const { id } = await getOwnProfile(await actAs(ctx, whom));
  await followProfile(await actAs(rewindClock(ctx, days), by), id, choices);
}

/** Announces a tour into the demo user's area, of which they were told since. */
async function announceTour(ctx: Context, whom: string): Promise<void> {
  const toDay = (days: number) => rewindClock(ctx, -days).clock.now().toISOString().slice(0, 10);
  const { city, country } = london;
  const dates = { from: toDay(40), to: toDay(44) };
  await createTour(await actAs(rewindClock(ctx, 1), whom), { city, country, ...dates, note: null });
  await runFollowAlerts(ctx);
}
