import { afterAll, describe, expect, it } from "vitest";
import { checkModeration } from "#modules/moderation/index.ts";
import { createContext } from "#platform/context.ts";
import { buildApprovedPicture, buildDraftPicture, uploadFile } from "#test/factories/media.ts";
import { buildDraftProfile, buildPublicProfile } from "#test/factories/profiles.ts";
import { buildVideo } from "#test/factories/videos.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const [admin, other] = [await world.admin(), await world.admin()];
const { escort, slug } = await buildPublicProfile(world, admin);

async function createPendingMedia() {
  const id = await buildDraftPicture(world, escort);
  await world.post(`/media/${id}/submit`, undefined, escort);
  return id;
}
const review = (id: string, body: object, who = admin) => world.put(`/admin/media/${id}/review`, body, who);
const rejection = { status: "rejected", rejectionReason: "The face of someone else is in it." };

describe("a review", () => {
  it("that approves a picture publishes it and notifies its owner", async () => {
    const id = await createPendingMedia();

    const { body } = await review(id, { status: "approved" });

    expect(body.data).toMatchObject({ status: "approved", escortId: { email: escort.email } });
    expect((await world.get(`/escort-profile/${slug}`)).body.data.images.at(-1)._id).toBe(id);
    expect((await world.get("/notifications", escort)).body.data[0]).toMatchObject({
      title: "Your photo was approved",
    });
  });

  it("that rejects gives the exact reason in a statement that can be appealed", async () => {
    const id = await createPendingMedia();

    await review(id, rejection);

    const { data } = (await world.get(`/media/${id}`, escort)).body;
    expect(data).toMatchObject({ status: "rejected", rejectionReason: rejection.rejectionReason });
    const [notice] = (await world.get("/notices", escort)).body.data;
    expect(notice).toMatchObject({ action: "reject", explanation: rejection.rejectionReason });
    await world.jobs.drain();
    expect(await checkModeration(createContext(world.platform))).toEqual([]);
  });

  it("of a rejected picture requires a new submission", async () => {
    const id = await createPendingMedia();
    await review(id, rejection);
    expect((await review(id, { status: "approved" })).status).toBe(409);

    await world.post(`/media/${id}/submit`, undefined, escort);

    expect((await review(id, { status: "approved" })).body.data).toMatchObject({
      status: "approved",
      rejectionReason: null,
    });
  });

  it.each([
    [{ status: "rejected" }, "rejectionReason: Rejection reason is required when rejecting"],
    [
      { status: "rejected", rejectionReason: "  " },
      "rejectionReason: Rejection reason is required when rejecting",
    ],
  ])("requires a reason to reject: %j", async (body, detail) => {
    const answer = await review(await createPendingMedia(), body);

    expect([answer.status, answer.body.details]).toEqual([400, [detail]]);
  });

  it("is decided once, even by two admins concurrently", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await createPendingMedia();
      const calls = await Promise.all([review(id, { status: "approved" }), review(id, rejection, other)]);
      expect(calls.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it.each(["draft", "approved"])("of a picture that is %s is a conflict", async (state) => {
    const id =
      state === "draft"
        ? await buildDraftPicture(world, escort)
        : await buildApprovedPicture(world, escort, admin);

    expect((await review(id, { status: "approved" })).status).toBe(409);
  });

  it("is limited to admins: list, decision and statistics", async () => {
    const id = await createPendingMedia();
    for (const who of [escort, await world.user()]) {
      expect((await review(id, { status: "approved" }, who)).status).toBe(403);
      expect((await world.get("/admin/media/pending", who)).status).toBe(403);
      expect((await world.get("/admin/media/stats", who)).status).toBe(403);
    }
  });

  it("starts with the oldest submission and is counted", async () => {
    const before = (await world.get("/admin/media/stats", admin)).body.data;
    world.clock.advance(1000);
    const id = await createPendingMedia();

    const { body } = await world.get("/admin/media/pending?limit=100", admin);
    const stats = (await world.get("/admin/media/stats", admin)).body.data;

    expect(body.data.at(-1)._id).toBe(id);
    expect(body.pagination.total).toBe(before.pending + 1);
    expect(stats).toMatchObject({ pending: before.pending + 1, total: before.total + 1 });
    expect((await world.get("/admin/media/pending?status=rejected", admin)).body.data[0].status).toBe(
      "rejected",
    );
  });
});

describe("a report about a picture", () => {
  it("hides it when upheld, until the restriction is lifted", async () => {
    const id = await buildApprovedPicture(world, escort, admin);
    const shown = async () =>
      (await world.get(`/escort-profile/${slug}`)).body.data.images.some(
        ({ _id }: { _id: string }) => _id === id,
      );
    await world.post("/reports", {
      targetType: "media",
      targetId: id,
      reason: "impersonation",
      details: "Not her.",
    });
    const { body } = await world.get("/admin/cases", admin);
    const found = body.data.find(({ subject }: { subject: { _id: string } }) => subject._id === id);

    await world.post(
      `/admin/cases/${found._id}/decide`,
      { resolution: "upheld", action: "hide", note: "Not yours." },
      admin,
    );

    expect(await shown()).toBe(false);
    expect((await world.http.inject({ url: `/media/${id}/640.webp` })).statusCode).toBe(404);
    expect((await world.get(`/media/${id}`, escort)).body.data.isHidden).toBe(true);
    const [restriction] = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("subjectId", "=", id)
      .execute();
    await world.post(`/admin/restrictions/${restriction?.id}/lift`, undefined, admin);
    expect(await shown()).toBe(true);
  });
});

describe("the notification to the owner", () => {
  it("names a video in the subject of its mail", async () => {
    const { escort: owner } = await buildPublicProfile(world, admin);
    const { body } = await uploadFile(world, owner, await buildVideo("mp4"), { filename: "evening.mp4" });
    await world.jobs.drain();
    await world.post(`/media/${body.data._id}/submit`, undefined, owner);

    await review(body.data._id, rejection);

    const subjects = (await world.mailsTo(owner.email)).map(({ subject }) => subject);
    const [told] = (await world.get("/notifications", owner)).body.data;
    expect(subjects.at(-1)).toBe("A decision about your video");
    expect(told.title).toBe("Your video was not approved");
  });

  it("does not promise visibility while the profile is a draft", async () => {
    const { escort: owner } = await buildDraftProfile(world);
    const id = await buildDraftPicture(world, owner);
    await world.post(`/media/${id}/submit`, undefined, owner);

    await review(id, { status: "approved" });

    const [told] = (await world.get("/notifications", owner)).body.data;
    expect(told.text).toBe("It will appear on your profile as soon as your profile is live.");
  });
});
