import { afterAll, describe, expect, it } from "vitest";
import { sendMessage } from "#modules/chat/index.ts";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { casesIn, hide } from "#test/factories/cases.ts";
import { openPair } from "#test/factories/chat.ts";
import { draftListing } from "#test/factories/listings.ts";
import { approvedPicture, draftPicture } from "#test/factories/media.ts";
import { approvedReview, pendingReview } from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const { report, openCase, decide } = casesIn(world);
const admin = await world.admin();

const of = async (person: { id: string }, what: string, by = admin) =>
  (await world.get(`/admin/users/${person.id}/${what}`, by)).body.data;

describe("one person in numbers", () => {
  it("counts what is theirs, and names neither favorites nor conversations", async () => {
    const { user, escort, profile, conversationId } = await openPair(world, admin, { name: "Ivy Stone" });
    const viewer = { userId: user.id, sessionId: user.id, roles: user.roles };
    await sendMessage(createContext(world.platform, viewer), { conversationId, content: "A private word" });
    await world.post(`/favorites/${profile.id}`, undefined, user);
    await approvedPicture(world, escort, admin);
    await draftPicture(world, escort);
    await draftListing(world, escort);
    await approvedReview(world, admin, profile, user);

    const [theirs, other] = [await of(escort, "overview"), await of(user, "overview")];

    expect(theirs).toMatchObject({
      profile: { slug: profile.slug, name: "Ivy Stone", isListed: true },
      media: { total: 2, draft: 1, approved: 1 },
      listings: 1,
      reviews: { written: 0, received: 1 },
      conversations: 1,
    });
    expect(other).toMatchObject({ profile: null, reviews: { written: 1, received: 0 }, favorites: 1 });
    expect(other.lastSeenAt).toEqual(expect.any(String));
    expect(JSON.stringify([theirs, other])).not.toContain("A private word");
  });

  it("does not exist for nobody", async () => {
    const nobody = "01900000-0000-7000-8000-000000000000";

    expect((await world.get(`/admin/users/${nobody}/overview`, admin)).status).toBe(404);
    expect((await world.get(`/admin/users/${nobody}/sessions`, admin)).status).toBe(404);
  });
});

describe("what a person wrote, received and uploaded", () => {
  it("is listed newest first, in every state", async () => {
    const { user, escort, profile } = await openPair(world, admin);
    const written = await pendingReview(world, profile, user);
    world.clock.advance(1000);
    const second = await pendingReview(world, profile, await world.user());
    const first = await draftPicture(world, escort);
    world.clock.advance(1000);
    const newest = await approvedPicture(world, escort, admin);

    const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
    expect(ids((await of(user, "reviews")).written)).toEqual([written]);
    expect(ids((await of(escort, "reviews")).received)).toEqual([second, written]);
    expect(ids(await of(escort, "media"))).toEqual([newest, first]);
    expect((await of(escort, "media"))[1].previewUrl).toContain("?");
  });
});

describe("reports and decisions", () => {
  it("are found from the person they concern and from whoever reported", async () => {
    const [reporter, target] = [await world.user(), await world.user()];
    await report(target, "scam", reporter);
    const { cases } = await of(target, "record");
    await decide(cases[0]._id, hide, admin);

    const record = await of(target, "record");

    expect(record.cases).toMatchObject([{ status: "decided", subject: { _id: target.id } }]);
    expect(record.decisions).toMatchObject([
      { action: "hide", caseId: cases[0]._id, subjectType: "user", subjectLabel: target.name },
    ]);
    expect(await of(target, "reports")).toMatchObject({
      by: [],
      about: [{ reporter: { _id: reporter.id } }],
    });
    expect(await of(reporter, "reports")).toMatchObject({ by: [{ targetId: target.id }], about: [] });
    expect(await of(reporter, "overview")).toMatchObject({ reports: { by: 1, about: 0 } });
  });

  it("never tell an admin who reported them", async () => {
    const [reporter, other] = [await world.user(), await world.admin()];
    await report(other, "scam", reporter);

    const [own, theirs] = [await of(other, "reports", other), await of(reporter, "reports", other)];

    expect(own.about).toMatchObject([{ reporter: null, details: "" }]);
    expect(theirs.by).toEqual([]);
    expect((await of(reporter, "overview", other)).reports.by).toBe(0);
    expect((await of(reporter, "reports")).by).toHaveLength(1);
  });

  it("are empty for somebody about whom nothing is known", async () => {
    const { person } = await openCase();
    const quiet: Person = await world.user();

    expect((await of(person, "record")).cases).toHaveLength(1);
    expect(await of(quiet, "record")).toEqual({ cases: [], decisions: [] });
  });
});
