import { rotation as rules } from "@vesper/contract/profiles/rotation";
import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { insertPublicProfiles } from "#test/factories/public-profiles.ts";
import { createWorld } from "#test/world.ts";
import { getSlot } from "../rotation.ts";
import { listFeed } from "../service/directory.ts";
import { drawRotation } from "../service/rotation.ts";
import { setAvailableSlots } from "../store/rotation-drawing.ts";

const world = await createWorld();
afterAll(() => world.close());

let ids: string[] = [];
beforeAll(async () => {
  const people = Array.from({ length: 30 }, (_, at) => ({ name: `Paged ${at}`, city: "Bergen" }));
  ids = await insertPublicProfiles(world.db, people, world.clock.now());
});

const setListed = (who: string[], listed: boolean) =>
  sql`update profiles set listed = ${listed} where id = any(${who}::uuid[])`.execute(world.db);
const setPremium = (who: string[], paid: boolean) =>
  sql`update profiles set is_paid = ${paid}, premium_expiry = '2999-01-01' where id = any(${who}::uuid[])`.execute(
    world.db,
  );

type Change =
  | { kind: "hide" | "show" | "available" | "unavailable"; who: number }
  | { kind: "slots"; count: number }
  | { kind: "newcomer" };

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Change>[]>(
    fc.record({ kind: fc.constantFrom("hide", "show", "available", "unavailable"), who: fc.nat(29) }),
    fc.record({ kind: fc.constant("slots"), count: fc.integer({ min: 1, max: 200 }) }),
    fc.record({ kind: fc.constant("newcomer") }),
  ),
  { maxLength: 4 },
);

async function apply(change: Change, hidden: Set<string>): Promise<void> {
  if (change.kind === "slots") return world.clock.advance(change.count * rules.slotMinutes * 60_000);
  if (change.kind === "newcomer") {
    await insertPublicProfiles(world.db, [{ name: "Newcomer", city: "Bergen" }], world.clock.now());
    return;
  }
  const id = ids[change.who] ?? "";
  const now = world.clock.now();
  if (change.kind === "hide" || change.kind === "show") {
    hidden.add(id);
    await setListed([id], change.kind === "show");
  } else {
    const until = change.kind === "available" ? new Date(now.getTime() + 8 * 3_600_000) : null;
    // Ten at once: the places of one profile are rarely before and after the cursor.
    for (const other of ids.filter((_, at) => at % 3 === change.who % 3)) {
      await setAvailableSlots(world.db, other, { slot: getSlot(now), until });
    }
  }
}

it("repeats and loses nobody while profiles come, go and become available and the slot moves", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(changes, { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 1, max: 9 }),
      fc.option(fc.nat(5), { nil: null }),
      async (steps, limit, drawAfter) => {
        await setListed(ids, true);
        await setPremium(ids, false);
        await setPremium(ids.slice(0, 10), true);
        await drawRotation(createContext(world.platform));
        world.clock.advance(rules.slotMinutes * 60_000);
        const [seen, hidden]: [string[], Set<string>] = [[], new Set()];
        let cursor: string | undefined;
        for (let page = 0; page === 0 || cursor; page += 1) {
          const ctx = createContext(world.platform);
          const { rows, nextCursor } = await listFeed(ctx, { limit, offset: 0, cursor });
          seen.push(...rows.map(({ id }) => id));
          cursor = nextCursor ?? undefined;
          for (const change of steps[page] ?? []) await apply(change, hidden);
          if (page === drawAfter) await drawRotation(ctx);
        }

        expect(new Set(seen).size).toBe(seen.length);
        const stayed = ids.filter((id) => !hidden.has(id));
        expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
});
