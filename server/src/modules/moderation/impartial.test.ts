import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createCaseActions, findOpenCase, hideDecision } from "#test/factories/cases.ts";
import { buildPendingListing } from "#test/factories/listings.ts";
import { buildApprovedPicture, buildDraftPicture } from "#test/factories/media.ts";
import { buildProfileDraft, buildPublicProfile } from "#test/factories/profiles.ts";
import { buildPendingReview } from "#test/factories/reviews.ts";
import { submitVerification } from "#test/factories/verifications.ts";
import { createWorld, type TestResponse } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const { decide, openCase, report } = createCaseActions(world);

const [iris, other] = [await world.user({ roles: ["admin", "verifier", "escort"] }), await world.admin()];
const ownProfile = (await world.post("/escort-profile", buildProfileDraft(), iris)).body.data._id;
const vera = await buildPublicProfile(world, other);

const aboutYou = "This is about you. A colleague has to decide.";
const reportedByYou = "You reported this. A colleague has to decide.";
const toOutcome = ({ status, body }: TestResponse) => [status, body.message];
const no = { reason: "Please leave out where you live.", category: "other" };

async function submitReport(type: string, id: string, by: Person): Promise<string> {
  const body = { targetType: type, targetId: id, reason: "scam", details: "Look at this" };
  expect((await world.post("/reports", body, by)).status).toBe(201);
  return findOpenCase(world, id);
}

describe("an admin who reported something", () => {
  it("can neither claim nor decide its case, and sees why", async () => {
    const person = await world.user();
    await report(person, "scam", iris);
    const id = await findOpenCase(world, person.id);

    const claimed = await world.post(`/admin/cases/${id}/claim`, undefined, iris);
    const decided = await decide(id, hideDecision, iris);
    const { body: seen } = await world.get(`/admin/cases/${id}`, iris);
    const { body: seenByOther } = await world.get(`/admin/cases/${id}`, other);

    expect(toOutcome(claimed)).toEqual([403, reportedByYou]);
    expect(toOutcome(decided)).toEqual([403, reportedByYou]);
    expect([seen.data.recusal, seenByOther.data.recusal]).toEqual([reportedByYou, null]);
    expect((await decide(id, hideDecision, other)).status).toBe(200);
  });

  it("cannot resolve it through the report either", async () => {
    const person = await world.user();
    await report(person, "scam", iris);
    const { body } = await world.get("/admin/reports?limit=1", other);

    const resolved = await world.post(`/admin/reports/${body.data[0]._id}/resolve`, hideDecision, iris);

    expect(toOutcome(resolved)).toEqual([403, reportedByYou]);
  });

  it("cannot bypass the case by ban, status change, role change or deletion", async () => {
    const person = await world.escort();
    await report(person, "scam", iris);
    const path = `/admin/users/${person.id}`;

    const answers = [
      await world.post(`${path}/ban`, { reason: "A scam" }, iris),
      await world.put(path, { status: "suspended", reason: "A scam" }, iris),
      await world.put(`${path}/roles`, { roles: ["user"] }, iris),
      await world.delete(path, iris),
    ];

    expect(answers.map(toOutcome)).toEqual(answers.map(() => [403, reportedByYou]));
    expect((await world.post(`${path}/ban`, { reason: "A scam" }, other)).status).toBe(200);
  });

  it("can neither claim nor approve it in a review queue", async () => {
    const listing = await buildPendingListing(world, vera.escort);
    await world.post(`/admin/products/${listing.id}/approve`, undefined, other);
    await submitReport("listing", listing.id, iris);
    await world.put(`/supplier/products/${listing.id}`, { title: "Dinner" }, vera.escort);
    await world.post(`/supplier/products/${listing.id}/submit`, undefined, vera.escort);

    const taken = await world.post("/admin/desk", { kind: "listing", id: listing.id }, iris);
    const approved = await world.post(`/admin/products/${listing.id}/approve`, undefined, iris);

    expect([taken, approved].map(toOutcome)).toEqual([
      [403, reportedByYou],
      [403, reportedByYou],
    ]);
  });

  it("is recognized by the email address of a picture notice", async () => {
    const picture = await buildApprovedPicture(world, vera.escort, other);
    const sent = await world.post("/reports/intimate-images", {
      addresses: [`/media/${picture}/640.webp`],
      relation: "self",
      details: "",
      goodFaith: true,
      name: "Iris",
      email: iris.email.toUpperCase(),
      signature: "Iris",
    });
    const id = await findOpenCase(world, picture);

    const decided = await decide(id, hideDecision, iris);

    expect(sent.status).toBe(201);
    expect(toOutcome(decided)).toEqual([403, reportedByYou]);
    expect((await decide(id, hideDecision, other)).status).toBe(200);
  });

  it("cannot decide the appeal against the resulting decision", async () => {
    const person = await world.user();
    await report(person, "scam", iris);
    await decide(await findOpenCase(world, person.id), hideDecision, other);
    const { body: statements } = await world.get("/notices", person);
    await world.post(`/notices/${statements.data[0]._id}/appeal`, { text: "That was not me." }, person);
    const { body } = await world.get("/admin/appeals?sort=newest", iris);
    const [appeal] = body.data;

    const judged = await world.post(
      `/admin/appeals/${appeal._id}/decide`,
      { outcome: "upheld", note: "It was." },
      iris,
    );

    expect(appeal.recusal).toBe(reportedByYou);
    expect(toOutcome(judged)).toEqual([403, reportedByYou]);
  });
});

describe("an admin who is also an escort", () => {
  it("cannot approve or reject their own profile, nor grant verification or premium", async () => {
    const path = `/admin/escort-profiles/${ownProfile}`;

    const answers = [
      await world.post(`${path}/approve`, undefined, iris),
      await world.post(`${path}/reject`, no, iris),
      await world.put(`${path}/verification`, { isVerified: true }, iris),
      await world.put(`${path}/premium`, { isPaid: true, premiumExpiry: "2099-01-01" }, iris),
    ];

    expect(answers.map(toOutcome)).toEqual(answers.map(() => [403, aboutYou]));
    expect((await world.post(`${path}/approve`, undefined, other)).status).toBe(200);
  });

  it("cannot decide about their own picture, listing or verification", async () => {
    const picture = await buildDraftPicture(world, iris);
    await world.post(`/media/${picture}/submit`, undefined, iris);
    const listing = await buildPendingListing(world, iris);
    const verification = await submitVerification(world, iris, other);

    const answers = [
      await world.put(`/admin/media/${picture}/review`, { status: "approved" }, iris),
      await world.put(
        `/admin/media/${picture}/review`,
        { status: "rejected", rejectionReason: no.reason },
        iris,
      ),
      await world.post(`/admin/products/${listing.id}/approve`, undefined, iris),
      await world.post(`/admin/products/${listing.id}/reject`, no, iris),
      await world.post(`${verification}/claim`, undefined, iris),
    ];

    expect(answers.map(toOutcome)).toEqual(answers.map(() => [403, aboutYou]));
  });

  it("cannot decide about a review they wrote or received", async () => {
    await world.post(`/admin/escort-profiles/${ownProfile}/approve`, undefined, other);
    const written = await buildPendingReview(world, vera, iris);
    const received = await buildPendingReview(world, { id: ownProfile }, await world.user());

    const answers = [
      await world.post(`/admin/reviews/${written}/approve`, undefined, iris),
      await world.post(`/admin/reviews/${received}/reject`, no, iris),
    ];

    expect(answers.map(toOutcome)).toEqual(answers.map(() => [403, aboutYou]));
    expect((await world.post(`/admin/reviews/${received}/approve`, undefined, other)).status).toBe(200);
  });
});

describe("a case about an admin", () => {
  it("shows in the queue that another admin must decide it", async () => {
    await report(iris);
    const id = await findOpenCase(world, iris.id);
    const { body } = await world.get("/admin/cases?limit=100", iris);

    const found = body.data.find(({ _id }: { _id: string }) => _id === id);

    expect(found.recusal).toBe(aboutYou);
    expect((await decide(id, hideDecision, iris)).status).toBe(403);
  });

  it("does not keep that admin from deciding other cases", async () => {
    const { id } = await openCase();

    expect((await decide(id, hideDecision, iris)).status).toBe(200);
  });
});
