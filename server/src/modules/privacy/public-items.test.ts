import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { allChecks } from "#create-app";
import { createContext } from "#platform/context.ts";
import { buildApprovedPicture } from "#test/factories/media.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { buildApprovedReview } from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

/** Returns every problem that `vesper check` reports. */
async function check(): Promise<string[]> {
  const problems = await Promise.all(allChecks.map((look) => look(createContext(world.platform))));
  return problems.flat();
}

describe("vesper check", () => {
  it("reports a banned person's profile only when it is public", async () => {
    const { id, escort } = await buildPublicProfile(world, admin);
    await buildApprovedPicture(world, escort, admin);
    await world.post(`/admin/users/${escort.id}/ban`, { reason: "Misleading offers" }, admin);
    await world.jobs.drain();
    expect(await check()).toEqual([]);

    await sql`update profiles set listed = true where id = ${id}`.execute(world.db);
    expect(await check()).toEqual([`profile ${id} and its content are public but should be hidden`]);

    await sql`update profiles set listed = false where id = ${id}`.execute(world.db);
  });

  it("reports a profile that is hidden without a reason", async () => {
    const { id } = await buildPublicProfile(world, admin);
    await sql`update profiles set listed = false where id = ${id}`.execute(world.db);

    expect(await check()).toEqual([`profile ${id} is hidden without a hidden reason`]);
    await sql`update profiles set listed = true where id = ${id}`.execute(world.db);
  });

  it("reports a review that is public despite a hold", async () => {
    const author = await world.user();
    const reviewId = await buildApprovedReview(world, admin, await buildPublicProfile(world, admin), author);
    const reporter = await world.trusted();
    const report = { targetType: "review", targetId: reviewId, reason: "underage", details: "Look" };
    await world.post("/reports", report, reporter);
    await world.jobs.drain();
    expect(await check()).toEqual([]);

    await sql`update reviews set is_hidden = false where id = ${reviewId}`.execute(world.db);
    expect(await check()).toContain(`review ${reviewId} is public but should be held or hidden`);
  });
});
