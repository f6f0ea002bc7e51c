import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { hour, addMilliseconds } from "../../clock.ts";
import { deleteInBatches } from "../delete-in-batches.ts";
import {
  claimAnswer,
  deleteClaim,
  deleteExpiredAnswers,
  selectAnswer,
  updateAnswer,
} from "../kept-answers.ts";

const world = await createWorld();
afterAll(() => world.close());
const { db } = world;
const now = world.clock.now();
const claim = (at = now, id = "key") => claimAnswer(db, { id, requestHash: "hash", now: at });
const answer = { status: 201, sealedBody: Buffer.from("sealed") };

beforeEach(async () => void (await db.deleteFrom("keptAnswers").execute()));

describe("the stored response to an idempotent request", () => {
  it("is claimed by exactly one of many concurrent requests", async () => {
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim()));

    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it("is kept for a day, then claimable again without the old body", async () => {
    await claim();
    await updateAnswer(db, "key", answer);

    const early = await claim(addMilliseconds(now, 24 * hour - 1));
    const kept = await selectAnswer(db, "key");
    const late = await claim(addMilliseconds(now, 24 * hour + 1));

    expect([early, late]).toEqual([false, true]);
    expect(kept).toEqual({ requestHash: "hash", ...answer });
    expect(await selectAnswer(db, "key")).toMatchObject({ status: null, sealedBody: null });
  });

  it("can be claimed again after 30 minutes if the first request was lost", async () => {
    await claim();

    expect([
      await claim(addMilliseconds(now, hour / 2 - 1)),
      await claim(addMilliseconds(now, hour / 2 + 1)),
    ]).toEqual([false, true]);
  });

  it("can be claimed again immediately after a refusal", async () => {
    await claim();
    await deleteClaim(db, "key");

    expect(await claim()).toBe(true);
  });

  it("is deleted after a day, and newer ones are kept", async () => {
    await claim(addMilliseconds(now, -25 * hour), "old");
    await claim(addMilliseconds(now, -23 * hour), "young");

    await deleteExpiredAnswers(db, now);

    expect(await db.selectFrom("keptAnswers").select("id").execute()).toEqual([{ id: "young" }]);
  });
});

describe("deleting expired rows", () => {
  it("works in batches up to a limit and continues in the next run", async () => {
    for (const id of ["a", "b", "c", "d", "e", "f"]) await claim(now, id);
    const left = async () => (await db.selectFrom("keptAnswers").select("id").orderBy("id").execute()).length;
    const isPast = sql<boolean>`id <> 'f'`;

    await deleteInBatches(db, "keptAnswers", isPast, 2, 2);
    const afterOne = await left();
    await deleteInBatches(db, "keptAnswers", isPast, 2, 2);

    expect([afterOne, await left()]).toEqual([2, 1]);
  });
});
