import type { ReportableKind } from "@vesper/contract/moderation/moderation";
import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { buildApprovedPicture } from "#test/factories/media.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { completeVerification } from "#test/factories/verifications.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let networks = 0;

/** Files an urgent report from a separate network. */
async function report(
  target: { type?: ReportableKind; id: string },
  by: Person,
  { reason = "underage", network = `198.51.100.${(networks += 1)}` } = {},
): Promise<void> {
  const { statusCode } = await world.http.inject({
    method: "POST",
    url: "/api/v1/reports",
    remoteAddress: network,
    headers: { authorization: `Bearer ${by.tokens.access}` },
    payload: { targetType: target.type ?? "profile", targetId: target.id, reason, details: "" },
  });
  expect(statusCode).toBe(201);
}

const isShown = async ({ slug }: TestProfile) => (await world.get(`/escort-profile/${slug}`)).status === 200;
const isOpen = async (mediaId: string) =>
  (await world.http.inject({ url: `/media/${mediaId}/640.webp` })).statusCode === 200;

async function decideCaseAbout(id: string, decision: object = { resolution: "dismissed" }): Promise<void> {
  const found = await world.db
    .selectFrom("cases")
    .select(["id", "priority"])
    .where("subjectId", "=", id)
    .where("status", "=", "open")
    .executeTakeFirstOrThrow();
  expect(found.priority).toBe(1);
  const decided = await world.post(`/admin/cases/${found.id}/decide`, decision, admin);
  expect(decided.status).toBe(200);
}

describe("a hold", () => {
  it.each([
    ["account is a second old", { hours: 0 }],
    ["account is 71 hours old", { hours: 71 }],
    ["address is not confirmed", { hours: 200, isConfirmed: false }],
  ])("is not placed by a reporter whose %s; the case gets top priority", async (_what, given) => {
    const target = await buildPublicProfile(world, admin);

    await report(target, await world.user(given));

    expect(await isShown(target)).toBe(true);
    await decideCaseAbout(target.id);
  });

  it("is placed by a trusted reporter", async () => {
    const target = await buildPublicProfile(world, admin);

    await report(target, await world.trusted());

    expect(await isShown(target)).toBe(false);
  });

  it("is not placed by a reporter the owner has blocked", async () => {
    const [target, reporter] = [await buildPublicProfile(world, admin), await world.trusted()];
    await world.post(`/blocks/${reporter.id}`, undefined, target.escort);

    await report({ type: "user", id: target.escort.id }, reporter);
    await report(target, reporter);

    expect(await isShown(target)).toBe(true);
  });

  it.each<ReportableKind>(["profile", "user"])(
    "is not placed on a %s whose age was verified with a document",
    async (type) => {
      const target = await buildPublicProfile(world, admin);
      await completeVerification(world, target.escort, admin);

      await report({ type, id: type === "user" ? target.escort.id : target.id }, await world.trusted());

      expect(await isShown(target)).toBe(true);
    },
  );

  it("is placed on a verified profile once its name has changed", async () => {
    const target = await buildPublicProfile(world, admin);
    await completeVerification(world, target.escort, admin);
    await world.put("/escort-profile/my-profile", { name: "Another Name" }, target.escort);

    await report(target, await world.trusted());

    expect(await isShown(target)).toBe(false);
  });

  it("is placed on a picture added after verification, not on earlier ones", async () => {
    const target = await buildPublicProfile(world, admin);
    const before = await buildApprovedPicture(world, target.escort, admin);
    world.clock.advance(1000);
    await completeVerification(world, target.escort, admin);
    world.clock.advance(1000);
    const after = await buildApprovedPicture(world, target.escort, admin);

    await report({ type: "media", id: before }, await world.trusted());
    await report({ type: "media", id: after }, await world.trusted());

    expect([await isOpen(before), await isOpen(after)]).toEqual([true, false]);
  });

  it("is placed despite a badge granted without a document", async () => {
    const target = await buildPublicProfile(world, admin);
    await world.put(`/admin/escort-profiles/${target.id}/verification`, { isVerified: true }, admin);

    await report(target, await world.trusted());

    expect(await isShown(target)).toBe(false);
  });
});

describe("a dismissed report", () => {
  it("prevents a new hold by one reporter on anything of the owner", async () => {
    const target = await buildPublicProfile(world, admin);
    const picture = await buildApprovedPicture(world, target.escort, admin);
    await report(target, await world.trusted());
    await decideCaseAbout(target.id);
    expect(await isShown(target)).toBe(true);

    const targets: { type: ReportableKind; id: string }[] = [
      { type: "profile", id: target.id },
      { type: "user", id: target.escort.id },
      { type: "media", id: picture },
    ];
    for (const next of targets) {
      await report(next, await world.trusted());
      expect([next.type, await isShown(target), await isOpen(picture)]).toEqual([next.type, true, true]);
      await decideCaseAbout(next.id);
    }
  });

  async function dismissedTarget(): Promise<TestProfile> {
    const target = await buildPublicProfile(world, admin);
    await report(target, await world.trusted());
    await decideCaseAbout(target.id);
    return target;
  }

  it("allows a new hold when two independent trusted reporters agree", async () => {
    const target = await dismissedTarget();

    await report(target, await world.trusted());
    const afterOne = await isShown(target);
    await report(target, await world.trusted());

    expect([afterOne, await isShown(target)]).toEqual([true, false]);
  });

  it("allows no new hold when both reporters share a network", async () => {
    const target = await dismissedTarget();

    for (const by of [await world.trusted(), await world.trusted()])
      await report(target, by, { network: "203.0.113.9" });

    expect(await isShown(target)).toBe(true);
  });

  it("allows no new hold when both accounts were created on one day", async () => {
    const target = await dismissedTarget();

    for (const hours of [500, 510]) await report(target, await world.user({ hours }));

    expect(await isShown(target)).toBe(true);
  });

  it("allows no new hold when only one of two reporters is trusted", async () => {
    const target = await dismissedTarget();

    await report(target, await world.user({ hours: 10 }));
    await report(target, await world.trusted());

    expect(await isShown(target)).toBe(true);
  });
});

describe("an account", () => {
  it("gets at most three holds in 30 days, even under concurrent reports", async () => {
    const target = await buildPublicProfile(world, admin);
    const pictures = [];
    for (let at = 0; at < 5; at += 1) pictures.push(await buildApprovedPicture(world, target.escort, admin));
    const reporters = await Promise.all(pictures.map(() => world.trusted()));

    await Promise.all(pictures.map((id, at) => report({ type: "media", id }, reporters[at] ?? admin)));

    expect((await Promise.all(pictures.map(isOpen))).filter((open) => !open)).toHaveLength(3);
  });

  it("is told about a hold in neutral terms, with a decision deadline", async () => {
    const target = await buildPublicProfile(world, admin);
    const at = world.clock.now().getTime();
    await report(target, await world.trusted());

    const [notice] = (await world.get("/notices", target.escort)).body.data;
    const [told] = (await world.get("/notifications", target.escort)).body.data;

    expect(notice).toMatchObject({ action: "hold", isDecidedByPerson: false, liftedAt: null });
    expect((Date.parse(notice.decisionBy) - at) / hour).toBeCloseTo(48, 1);
    expect(told.text).toMatch(/until our team has reviewed it, by .+ UTC at the latest\./);
    expect(told.text).not.toMatch(/under 18|forced|coerced/i);
  });
});

// Must run last, because it moves the clock past the expiry of every session in this file.
it("a hold is placed again 30 days after a dismissal", async () => {
  const target = await buildPublicProfile(world, admin);
  await report(target, await world.trusted());
  await decideCaseAbout(target.id);
  world.clock.advance(30 * day + 1000);

  await report(target, await world.trusted());

  expect(await isShown(target)).toBe(false);
});
