import { afterAll, describe, expect, it } from "vitest";
import { sendMessage } from "#modules/chat/index.ts";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createCaseActions, hideDecision } from "#test/factories/cases.ts";
import { buildConversationPair } from "#test/factories/chat.ts";
import { buildDraftListing } from "#test/factories/listings.ts";
import { buildApprovedPicture, buildDraftPicture } from "#test/factories/media.ts";
import { buildApprovedReview, buildPendingReview } from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const { report, openCase, decide } = createCaseActions(world);
const admin = await world.admin();

const getPart = async (person: { id: string }, what: string, by = admin) =>
  (await world.get(`/admin/users/${person.id}/${what}`, by)).body.data;

describe("the overview of a user", () => {
  it("counts their items without revealing favorites or message content", async () => {
    const { user, escort, profile, conversationId } = await buildConversationPair(world, admin, {
      name: "Ivy Stone",
    });
    const viewer = { userId: user.id, sessionId: user.id, roles: user.roles };
    await sendMessage(createContext(world.platform, viewer), { conversationId, content: "A private word" });
    await world.post(`/favorites/${profile.id}`, undefined, user);
    await buildApprovedPicture(world, escort, admin);
    await buildDraftPicture(world, escort);
    await buildDraftListing(world, escort);
    await buildApprovedReview(world, admin, profile, user);

    const [theirs, other] = [await getPart(escort, "overview"), await getPart(user, "overview")];

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

  it("returns 404 for an unknown user", async () => {
    const nobody = "01900000-0000-7000-8000-000000000000";

    expect((await world.get(`/admin/users/${nobody}/overview`, admin)).status).toBe(404);
    expect((await world.get(`/admin/users/${nobody}/sessions`, admin)).status).toBe(404);
  });
});

describe("the reviews and media of a user", () => {
  it("are listed newest first, in every status", async () => {
    const { user, escort, profile } = await buildConversationPair(world, admin);
    const written = await buildPendingReview(world, profile, user);
    world.clock.advance(1000);
    const second = await buildPendingReview(world, profile, await world.user());
    const first = await buildDraftPicture(world, escort);
    world.clock.advance(1000);
    const newest = await buildApprovedPicture(world, escort, admin);

    const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
    expect(ids((await getPart(user, "reviews")).written)).toEqual([written]);
    expect(ids((await getPart(escort, "reviews")).received)).toEqual([second, written]);
    expect(ids(await getPart(escort, "media"))).toEqual([newest, first]);
    expect((await getPart(escort, "media"))[1].previewUrl).toContain("?");
  });
});

describe("reports and decisions", () => {
  it("are shown for the reported user and for the reporter", async () => {
    const [reporter, target] = [await world.user(), await world.user()];
    await report(target, "scam", reporter);
    const { cases } = await getPart(target, "record");
    await decide(cases[0]._id, hideDecision, admin);

    const record = await getPart(target, "record");

    expect(record.cases).toMatchObject([{ status: "decided", subject: { _id: target.id } }]);
    expect(record.decisions).toMatchObject([
      { action: "hide", caseId: cases[0]._id, subjectType: "user", subjectLabel: target.name },
    ]);
    expect(await getPart(target, "reports")).toMatchObject({
      by: [],
      about: [{ reporter: { _id: reporter.id } }],
    });
    expect(await getPart(reporter, "reports")).toMatchObject({ by: [{ targetId: target.id }], about: [] });
    expect(await getPart(reporter, "overview")).toMatchObject({ reports: { by: 1, about: 0 } });
  });

  it("never reveal to an admin who reported them", async () => {
    const [reporter, other] = [await world.user(), await world.admin()];
    await report(other, "scam", reporter);

    const [own, theirs] = [await getPart(other, "reports", other), await getPart(reporter, "reports", other)];

    expect(own.about).toMatchObject([{ reporter: null, details: "" }]);
    expect(theirs.by).toEqual([]);
    expect((await getPart(reporter, "overview", other)).reports.by).toBe(0);
    expect((await getPart(reporter, "reports")).by).toHaveLength(1);
  });

  it("are empty for a user without cases", async () => {
    const { person } = await openCase();
    const quiet: Person = await world.user();

    expect((await getPart(person, "record")).cases).toHaveLength(1);
    expect(await getPart(quiet, "record")).toEqual({ cases: [], decisions: [] });
  });
});
