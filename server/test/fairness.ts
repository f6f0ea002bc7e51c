import { rotation as rules } from "@vesper/contract/profiles/rotation";
import { listFeed } from "#modules/profiles/service/directory.ts";
import { drawRotation } from "#modules/profiles/service/rotation.ts";
import { createContext } from "#platform/context.ts";
import { addMilliseconds, day, hour } from "#platform/clock.ts";
import { atOnce } from "./at-once.ts";
import type { World } from "./world.ts";

const slotLength = rules.slotMinutes * 60_000;
const slotsPerDay = day / slotLength;
/** Nothing changes within a stretch, so its slots can be read side by side. */
const stretchLength = 8 * hour;
const slotsPerStretch = stretchLength / slotLength;

/** Visits in a slot, relative to the trough of the day: five times as many at the peak. */
const getDemand = (time: Date) => 3 - 2 * Math.cos((2 * Math.PI * (time.getTime() % day)) / day);

interface Simulation {
  days: number;
  visits: number;
  /** Cards that each visit shows. */
  cards: number;
  /** Runs every eight hours, for people who become available. */
  onStretch?: () => Promise<unknown>;
}

/** Plays visits to the home page with the statement it uses. Returns how often each profile was shown. */
export async function simulateVisits(
  world: World,
  { days, visits, cards, onStretch = async () => {} }: Simulation,
): Promise<Map<string, number>> {
  const shown = new Map<string, number>();
  const visitsPerDemand = visits / (days * slotsPerDay * 3);
  const visitAt = async (time: Date) => {
    const ctx = createContext({ ...world.platform, clock: { ...world.clock, now: () => time } });
    const seen = getDemand(time) * visitsPerDemand;
    const { rows } = await listFeed(ctx, { limit: cards, offset: 0 });
    for (const { id } of rows) shown.set(id, (shown.get(id) ?? 0) + seen);
  };
  world.clock.advance(day - (world.clock.now().getTime() % day));
  for (let passed = 0; passed < days * day; passed += stretchLength) {
    if (passed % day === 0) await drawRotation(createContext(world.platform));
    await onStretch();
    const start = world.clock.now();
    const times = Array.from({ length: slotsPerStretch }, (_, at) => addMilliseconds(start, at * slotLength));
    await atOnce.map(times, visitAt);
    world.clock.advance(stretchLength);
  }
  return shown;
}

/** Returns how unequal shares are: 0 if all are the same, 1 if one has everything. */
export function computeGini(shares: readonly number[]): number {
  const sorted = shares.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, share) => total + share, 0);
  const weighted = sorted.reduce((total, share, index) => total + share * (index + 1), 0);
  return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}

/** Describes how evenly profiles were shown. Profiles that were never shown count too. */
export function describeFairness(shown: ReadonlyMap<string, number>, ids: readonly string[]) {
  const shares = ids.map((id) => shown.get(id) ?? 0);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return {
    gini: computeGini(shares),
    unseen: shares.filter((share) => share === 0).length,
    within25Percent: shares.filter((share) => Math.abs(share / mean - 1) <= 0.25).length / shares.length,
    mean,
    most: Math.max(...shares),
  };
}
