import { rotation as rules } from "@vesper/contract/profiles/rotation";
import { listFeed } from "#modules/profiles/service/directory.ts";
import { drawRotation } from "#modules/profiles/service/rotation.ts";
import { createContext } from "#platform/context.ts";
import { day } from "#platform/clock.ts";
import type { World } from "./world.ts";

const slotLength = rules.slotMinutes * 60_000;
const slotsPerDay = day / slotLength;

/** Visits in a slot, relative to the trough of the day: five times as many at the peak. */
const getDemand = (time: Date) => 3 - 2 * Math.cos((2 * Math.PI * (time.getTime() % day)) / day);

interface Simulation {
  days: number;
  visits: number;
  /** Cards that each visit shows. */
  cards: number;
  /** Runs at the beginning of each slot, for people who become available. */
  onSlot?: (slot: number) => Promise<void>;
}

/** Plays visits to the home page with the statement it uses. Returns how often each profile was shown. */
export async function simulateVisits(
  world: World,
  { days, visits, cards, onSlot = async () => {} }: Simulation,
): Promise<Map<string, number>> {
  const shown = new Map<string, number>();
  const slots = days * slotsPerDay;
  const visitsPerDemand = visits / (slots * 3);
  world.clock.advance(day - (world.clock.now().getTime() % day));
  for (let slot = 0; slot < slots; slot += 1) {
    const ctx = createContext(world.platform);
    if (world.clock.now().getTime() % day < slotLength) await drawRotation(ctx);
    await onSlot(slot);
    const seen = getDemand(world.clock.now()) * visitsPerDemand;
    const { rows } = await listFeed(ctx, { limit: cards, offset: 0 });
    for (const { id } of rows) shown.set(id, (shown.get(id) ?? 0) + seen);
    world.clock.advance(slotLength);
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
