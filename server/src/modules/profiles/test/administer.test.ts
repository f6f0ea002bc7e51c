import { afterAll, describe, expect, it } from "vitest";
import { buildApprovedPicture, buildDraftPicture } from "#test/factories/media.ts";
import { buildProfileDraft } from "#test/factories/profiles.ts";
import { completeVerification } from "#test/factories/verifications.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const mine = "/escort-profile/my-profile";
const all = "/admin/escort-profiles";

async function escortWithProfile(given: object = {}) {
  const escort = await world.escort();
  const { body } = await world.post("/escort-profile", buildProfileDraft(given), escort);
  return { escort, profile: body.data, path: `${all}/${body.data._id}` };
}

describe("the admin profile list", () => {
  it("contains all profiles with their owners, newest first", async () => {
    const { escort, profile } = await escortWithProfile();

    const { body } = await world.get(`${all}?limit=1`, admin);

    expect(body.data[0]).toMatchObject({
      _id: profile._id,
      userId: { _id: escort.id, email: escort.email, name: escort.name },
      status: "draft",
    });
  });

  it.each(["MÅNE", "mane", "Tromsø", "tromso", "grenada"])("finds profiles by %s", async (search) => {
    const { profile } = await escortWithProfile({
      name: `Måne ${search}`,
      city: "Tromsø",
      country: "Grenada",
    });

    const { body } = await world.get(`${all}?limit=100&search=${encodeURIComponent(search)}`, admin);

    expect(body.data.map(({ _id }: { _id: string }) => _id)).toContain(profile._id);
  });

  it("finds only the matching profile by its owner's email address", async () => {
    const { escort, profile } = await escortWithProfile();

    const { body } = await world.get(`${all}?search=${encodeURIComponent(escort.email)}&limit=10`, admin);

    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([profile._id]);
  });

  it("can be filtered by status, verification and premium", async () => {
    const { path, profile } = await escortWithProfile();
    await world.post(`${path}/approve`, undefined, admin);
    await world.put(`${path}/verification`, { isVerified: true }, admin);

    const has = async (query: string) =>
      (await world.get(`${all}?limit=100&${query}`, admin)).body.data.some(
        ({ _id }: { _id: string }) => _id === profile._id,
      );

    expect(await has("status=active&isVerified=true&isPaid=false")).toBe(true);
    expect(await has("status=draft")).toBe(false);
    expect(await has("isVerified=false")).toBe(false);
    expect(await has("isPaid=true")).toBe(false);
  });
});

describe("the profile queue", () => {
  it("is counted on the dashboard with the age of the oldest", async () => {
    const figures = async () => (await world.get("/admin/stats", admin)).body.data.profiles;
    const before = await figures();
    const { path } = await escortWithProfile();
    const waiting = await figures();
    await world.post(`${path}/approve`, undefined, admin);

    expect(waiting).toMatchObject({ total: before.total + 1, open: before.open + 1 });
    expect(waiting.oldestAt).toEqual(expect.any(String));
    expect((await figures()).open).toBe(before.open);
  });
});

describe("approving", () => {
  it("makes a draft public once and notifies the owner", async () => {
    const { escort, path } = await escortWithProfile();

    const { body } = await world.post(`${path}/approve`, undefined, admin);
    const again = await world.post(`${path}/approve`, undefined, admin);

    const told = await world.get("/notifications", escort);
    expect(body.data).toMatchObject({ status: "active", isListed: true });
    expect(again.status).toBe(409);
    expect(told.body.data).toMatchObject([
      { title: "Your profile was approved", text: "It’s live, and visitors can see it now." },
    ]);
  });

  it.each([
    [{}, 1],
    [{ notifyAccount: false }, 0],
  ])("sends neutral mail to the owner with settings %j: %i times", async (settings, times) => {
    const { escort, path } = await escortWithProfile();
    await world.put("/auth/me/settings", settings, escort);

    await world.post(`${path}/approve`, undefined, admin);

    const mails = await world.mailsTo(escort.email);
    expect(mails).toHaveLength(times);
    expect(JSON.stringify(mails)).not.toMatch(/approved|profile|escort/i);
  });

  it("does not promise visibility to an owner who hides the profile", async () => {
    const { escort, path } = await escortWithProfile({ isPublic: false });

    await world.post(`${path}/approve`, undefined, admin);

    const told = await world.get("/notifications", escort);
    expect(told.body.data[0].text).toBe("It isn’t visible to visitors yet. Your dashboard shows why.");
  });

  it("is recorded in the audit log without the name", async () => {
    const { path, profile } = await escortWithProfile({ name: "Canary Lark" });

    await world.post(`${path}/approve`, undefined, admin);

    const { body } = await world.get(`/admin/audit-log?subject=${profile._id}`, admin);
    expect(body.data).toMatchObject([
      {
        action: "profile.approved",
        before: { status: "draft", listed: false },
        after: { status: "active", listed: true },
      },
    ]);
    expect(JSON.stringify(body.data)).not.toMatch(/canary/i);
  });
});

describe("rejecting", () => {
  it("requires a reason, which the owner sees verbatim", async () => {
    const { escort, path } = await escortWithProfile();

    const silent = await world.post(`${path}/reject`, {}, admin);
    const { body } = await world.post(`${path}/reject`, { reason: "The age does not fit." }, admin);

    const own = await world.get(mine, escort);
    const statements = await world.get("/notices", escort);
    expect(silent.status).toBe(400);
    expect(body.data).toMatchObject({ status: "inactive", isListed: false });
    expect(own.body.data.rejectionReason).toBe("The age does not fit.");
    expect(statements.body.data).toMatchObject([
      {
        action: "reject",
        subjectType: "profile",
        subjectLabel: "Celia Marsh",
        explanation: "The age does not fit.",
      },
    ]);
  });

  it("allows resubmission, after which an approval clears the rejection", async () => {
    const { escort, path } = await escortWithProfile();
    const early = await world.post(`${mine}/resubmit`, undefined, escort);
    await world.post(`${path}/reject`, { reason: "No." }, admin);

    const resubmitted = await world.post(`${mine}/resubmit`, undefined, escort);
    const approved = await world.post(`${path}/approve`, undefined, admin);

    const statements = await world.get("/notices", escort);
    expect([early.status, resubmitted.body.data.status]).toEqual([409, "draft"]);
    expect(approved.body.data).toMatchObject({ status: "active", rejectionReason: null, isListed: true });
    expect(statements.body.data[0].liftedAt).not.toBeNull();
  });

  it("and approving concurrently: one 200, one 409", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { path } = await escortWithProfile();

      const answers = await Promise.all([
        world.post(`${path}/approve`, undefined, admin),
        world.post(`${path}/reject`, { reason: "No." }, admin),
      ]);

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });
});

describe("verification and premium", () => {
  it("are granted and withdrawn; a changed name or age triggers a recheck", async () => {
    const { escort, path } = await escortWithProfile();
    await world.put(`${path}/verification`, { isVerified: true }, admin);

    await world.put(mine, { aboutMe: "New words" }, escort);
    const untouched = await world.get(path, admin);
    await world.put(mine, { age: 30 }, escort);
    const changed = await world.get(path, admin);
    const again = await world.put(`${path}/verification`, { isVerified: true }, admin);

    expect(untouched.body.data).toMatchObject({ isVerified: true, recheckSince: null });
    expect(changed.body.data.recheckSince).not.toBeNull();
    expect(again.body.data.recheckSince).toBeNull();
  });

  it("require an expiry date of today or later for premium", async () => {
    const { path } = await escortWithProfile();
    const day = (offset: number) =>
      new Date(world.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    const put = (body: object) => world.put(`${path}/premium`, body, admin);

    const answers = [
      await put({ isPaid: true }),
      await put({ isPaid: true, premiumExpiry: day(-1) }),
      await put({ isPaid: true, premiumExpiry: day(0) }),
      await put({ isPaid: false, premiumExpiry: null }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 200, 200]);
    expect(answers[2]?.body.data).toMatchObject({ isPaid: true, premiumExpiry: day(0) });
    expect(answers[3]?.body.data).toMatchObject({ isPaid: false, premiumExpiry: null });
  });
});

describe("pictures of a draft profile", () => {
  it("are served to the reviewing admin only", async () => {
    const { escort, path } = await escortWithProfile();
    await buildApprovedPicture(world, escort, admin);
    const getStatus = async (url: string) => (await world.http.inject({ url })).statusCode;

    const { body } = await world.get(path, admin);
    const { previewUrl } = body.data.images[0];

    expect(await getStatus(previewUrl)).toBe(200);
    expect(await getStatus(previewUrl.split("?")[0])).toBe(404);
  });
});

describe("a verification badge granted by staff", () => {
  const getProfile = async ({ slug }: { slug: string }) =>
    (await world.get(`/escort-profile/${slug}`)).body.data;
  const giveBadge = async (body: object = {}) => {
    const { path, profile, escort } = await escortWithProfile();
    await world.post(`${path}/approve`, undefined, admin);
    const answer = await world.put(`${path}/verification`, { isVerified: true, ...body }, admin);
    return { path, profile, escort, answer };
  };
  const thisMonth = world.clock.now().toISOString().slice(0, 7);

  it("needs no extra fields and shows its month and staff origin", async () => {
    const { profile, answer } = await giveBadge();

    expect(answer.status).toBe(200);
    expect(await getProfile(profile)).toMatchObject({
      isVerified: true,
      verifiedIn: thisMonth,
      verifiedBy: "staff",
    });
  });

  it("keeps its reason internal and is audited with its month", async () => {
    const { profile, answer } = await giveBadge({ reason: "Known to us for years", month: "2025-03" });

    const detail = await getProfile(profile);
    const { body } = await world.get(`/admin/audit-log?subject=${profile._id}`, admin);
    expect(answer.body.data).toMatchObject({ badgeReason: "Known to us for years", verifiedIn: "2025-03" });
    expect(detail).toMatchObject({ verifiedIn: "2025-03", verifiedBy: "staff" });
    expect(JSON.stringify(detail)).not.toContain("for years");
    expect(body.data[0]).toMatchObject({
      action: "profile.verified",
      after: { verifiedBy: "staff", verifiedIn: "2025-03-01", hasReason: true },
    });
    expect(JSON.stringify(body.data)).not.toContain("for years");
  });

  it("cannot be dated in the future and is withdrawn completely", async () => {
    const { path, profile } = await giveBadge({ reason: "A mistake" });

    const refused = await world.put(`${path}/verification`, { isVerified: true, month: "2999-01" }, admin);
    const taken = await world.put(`${path}/verification`, { isVerified: false }, admin);

    expect(refused.body.details).toEqual(["month: Month must not be in the future"]);
    expect(taken.body.data).toMatchObject({ isVerified: false, badgeReason: null, verifiedBy: null });
    expect(await getProfile(profile)).toMatchObject({ verifiedIn: null, verifiedBy: null });
  });

  it("neither replaces nor prevents verification by document", async () => {
    const { path, profile, escort } = await giveBadge();
    await completeVerification(world, escort, admin);
    await world.put(`${path}/verification`, { isVerified: true, reason: "Again" }, admin);

    expect(await getProfile(profile)).toMatchObject({ isVerified: true, verifiedBy: "document" });
  });
});

describe("a resubmitted profile", () => {
  it("is free of the earlier rejection and is decided again", async () => {
    const { escort, path } = await escortWithProfile();
    await world.post(`${path}/reject`, { reason: "The age is missing." }, admin);

    await world.post(`${mine}/resubmit`, undefined, escort);

    const [statement] = (await world.get("/notices", escort)).body.data;
    const own = (await world.get(mine, escort)).body.data;
    expect(statement).toMatchObject({ action: "reject", liftedAt: expect.any(String) });
    expect(own).toMatchObject({ status: "draft", rejectionReason: "The age is missing." });
    expect((await world.post(`${path}/reject`, { reason: "Still." }, admin)).status).toBe(200);
    expect((await world.get("/notices", escort)).body.data).toHaveLength(2);
  });
});

describe("a pending profile", () => {
  it("includes its submitted pictures for admins only, primary photo first", async () => {
    const { escort, path } = await escortWithProfile();
    const [second, first] = [
      await buildDraftPicture(world, escort),
      await buildDraftPicture(world, escort, { fields: { title: "Portrait", isPrimary: "true" } }),
    ];
    for (const id of [second, first]) await world.post(`/media/${id}/submit`, undefined, escort);

    const { images, submittedImages } = (await world.get(path, admin)).body.data;

    const address = submittedImages[0].previewUrl;
    expect(images).toEqual([]);
    expect(submittedImages.map(({ _id }: { _id: string }) => _id)).toEqual([first, second]);
    expect((await world.http.inject({ url: address })).statusCode).toBe(200);
    expect((await world.http.inject({ url: address.split("?")[0] })).statusCode).toBe(404);
  });
});
