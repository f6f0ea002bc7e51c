import { afterAll, describe, expect, it } from "vitest";
import sharp from "sharp";
import { createContext } from "#platform/context.ts";
import { checkModeration } from "#modules/moderation/index.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildDraftProfile, buildPublicProfile } from "#test/factories/profiles.ts";
import {
  submitVerification,
  completeVerification,
  buildApprovalDraft,
} from "#test/factories/verifications.ts";
import { createWorld } from "#test/world.ts";
import { checkVerification } from "./service/check.ts";

const world = await createWorld();
afterAll(() => world.close());
const [admin, other] = [await world.admin(), await world.admin()];

const act = (path: string, what: string, body: unknown, who: Person = admin) =>
  world.post(`${path}/${what}`, body, who);
const claim = (path: string, who?: Person) => act(path, "claim", undefined, who);
const look = (path: string, picture: string, who: Person = admin) =>
  world.http.inject({
    url: `/api/v1${path}/pictures/${picture}`,
    headers: { authorization: `Bearer ${who.tokens.access}` },
  });
const rejection = { refusal: "unreadable", explanation: "Too dark to read. Please try again." };

async function waiting() {
  const made = await buildPublicProfile(world, admin);
  return { ...made, path: await submitVerification(world, made.escort, admin) };
}

async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.platform.storage.list("documents/")) keys.push(key);
  return keys;
}

const acts = async (path: string) =>
  (await world.get(`/admin/audit-log?subject=${path.split("/").at(-1)}`, admin)).body.data
    .map(({ action }: { action: string }) => action)
    .toReversed();

describe("a waiting request", () => {
  it("is claimed by one admin at a time", async () => {
    const { path } = await waiting();

    const answers = await Promise.all([claim(path, admin), claim(path, other)]);
    const winner = answers[0]?.status === 200 ? admin : other;
    const released = await act(path, "release", undefined, winner);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(released.body.data.holder).toBeNull();
  });

  it("shows re-encoded, uncached pictures to its claimant only, and logs each view", async () => {
    const { path } = await waiting();

    const tooEarly = await look(path, "document");
    await claim(path);
    const [document, selfie, stranger] = [
      await look(path, "document"),
      await look(path, "selfie"),
      await look(path, "selfie", other),
    ];
    const { format, exif } = await sharp(document.rawPayload).metadata();

    expect([tooEarly, document, selfie, stranger].map(({ statusCode }) => statusCode)).toEqual([
      409, 200, 200, 409,
    ]);
    expect(document.headers["cache-control"]).toBe("no-store");
    expect({ format, exif }).toEqual({ format: "webp", exif: undefined });
    expect(await acts(path)).toEqual(["verification.claimed", "verification.viewed", "verification.viewed"]);
  });

  it("shows its code, pictures and profile to an admin", async () => {
    const { path, slug } = await waiting();

    const { body } = await world.get(path, admin);

    expect(body.data).toMatchObject({ pictures: ["document", "selfie"], profile: { slug, age: 29 } });
    expect(body.data.code).toMatch(/^\w{3}-\w{3}$/);
  });

  it("cannot be decided without a claim, nor decided twice", async () => {
    const { path } = await waiting();

    const unclaimed = await act(path, "approve", buildApprovalDraft());
    await claim(path);
    const foreign = await act(path, "reject", rejection, other);
    const answers = await Promise.all([
      act(path, "approve", buildApprovalDraft()),
      act(path, "reject", rejection),
    ]);

    expect([unclaimed.status, foreign.status]).toEqual([409, 409]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("approving", () => {
  it("grants the badge with its month, notifies the owner and deletes the pictures", async () => {
    const { path, escort, slug } = await waiting();
    const before = await files();
    await claim(path);

    const { status, body } = await act(path, "approve", buildApprovalDraft());
    const month = world.clock.now().toISOString().slice(0, 7);
    const profile = (await world.get(`/escort-profile/${slug}`)).body.data;

    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: "approved", method: "passport", month, pictures: [] });
    expect(profile).toMatchObject({ isVerified: true, verifiedIn: month });
    expect((await files()).length).toBe(before.length - 2);
    expect((await look(path, "document")).statusCode).toBe(404);
    expect((await world.get("/notifications", escort)).body.data[0].title).toBe("You’re verified");
    // The first mail is about the profile, the second about the badge.
    const news = { subject: "You have a new notification on Vesper" };
    expect(await world.mailsTo(escort.email)).toMatchObject([news, news]);
  });

  it("requires the document's data and refuses anyone under 18 that day", async () => {
    const { path } = await waiting();
    await claim(path);
    const now = world.clock.now();
    const eighteen = `${now.getUTCFullYear() - 18}${now.toISOString().slice(4, 10)}`;
    const tomorrow = new Date(now.getTime() + 86_400_000).toISOString();
    const tooYoung = `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4, 10)}`;

    const answers = [
      await act(path, "approve", {}),
      await act(path, "approve", buildApprovalDraft({ bornOn: tooYoung })),
      await act(path, "approve", buildApprovalDraft({ bornOn: eighteen })),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
    expect(answers[0]?.body.details).toHaveLength(3);
  });

  it("detects another account's document despite formatting, and holds both profiles until decided", async () => {
    const first = await buildPublicProfile(world, admin);
    await completeVerification(world, first.escort, admin, { documentNumber: "AB 123-456" });
    const { path, id, slug } = await waiting();
    const shown = async (name: string) => (await world.get(`/escort-profile/${name}`)).status;
    await claim(path);
    const same = buildApprovalDraft({ documentNumber: "ab123456" });

    const warned = await act(path, "approve", same);
    const approved = await act(path, "approve", { ...same, isKnownDocument: true });
    const cases = (await world.get("/admin/cases?limit=100", admin)).body.data;

    expect({ status: warned.status, error: warned.body.error }).toEqual({
      status: 409,
      error: "document_known",
    });
    expect(approved.status).toBe(200);
    const both = [id, first.id];
    const opened = cases.filter(({ subject }: { subject: { _id: string } }) => both.includes(subject._id));
    expect(opened).toMatchObject([
      { reason: "impersonation", isHeld: true, dueAt: expect.any(String) },
      { reason: "impersonation", isHeld: true, dueAt: expect.any(String) },
    ]);
    expect([await shown(slug), await shown(first.slug)]).toEqual([404, 404]);
    for (const { _id } of opened)
      await world.post(`/admin/cases/${_id}/decide`, { resolution: "dismissed" }, admin);
    expect([await shown(slug), await shown(first.slug)]).toEqual([200, 200]);
    expect(await checkModeration(createContext(world.platform))).toEqual([]);
  });

  it("stores neither the document number nor the date of birth", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    await completeVerification(world, escort, admin, { documentNumber: "ZQNUMBER77", bornOn: "1991-02-03" });

    const row = await world.db
      .selectFrom("verifications")
      .selectAll()
      .where("userId", "=", escort.id)
      .executeTakeFirstOrThrow();

    expect(JSON.stringify(row)).not.toMatch(/ZQNUMBER77|1991/i);
    expect(row).toMatchObject({ isAdult: true, method: "passport" });
  });
});

describe("rejecting", () => {
  it("sends a statement of reasons, deletes the pictures and allows a new request", async () => {
    const { path, escort } = await waiting();
    const before = await files();
    await claim(path);

    const { status } = await act(path, "reject", rejection);
    const notices = (await world.get("/notices", escort)).body.data;
    const own = (await world.get("/verification", escort)).body.data;
    const again = await world.post("/verification", undefined, escort);

    expect(status).toBe(200);
    expect(notices[0]).toMatchObject({
      subjectType: "verification",
      action: "reject",
      explanation: rejection.explanation,
    });
    expect(own.request).toMatchObject({ status: "rejected", ...rejection });
    expect((await files()).length).toBe(before.length - 2);
    expect(again.status).toBe(201);
    expect(await checkModeration(createContext(world.platform))).toEqual([]);
  });

  it("requires a reason and an explanation", async () => {
    const { path } = await waiting();
    await claim(path);

    const answers = [
      await act(path, "reject", { refusal: "unreadable", explanation: " " }),
      await act(path, "reject", { explanation: "No." }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });

  it("hides a minor's profile at once and opens a top-priority case", async () => {
    const { path, id, slug } = await waiting();
    await claim(path);

    await act(path, "reject", { refusal: "underage", explanation: "The document shows an age under 18." });
    const cases = (await world.get("/admin/cases?reason=underage&limit=100", admin)).body.data;

    expect((await world.get(`/escort-profile/${slug}`)).status).toBe(404);
    expect(cases.find(({ subject }: { subject: { _id: string } }) => subject._id === id)).toMatchObject({
      priority: 1,
      isHeld: true,
    });
    expect(await checkModeration(createContext(world.platform))).toEqual([]);
  });
});

describe("vesper check", () => {
  it("finds picture rows and files left over after a decision", async () => {
    const { escort } = await buildDraftProfile(world);
    const path = await completeVerification(world, escort, admin);
    const id = path.split("/").at(-1) ?? "";
    const ctx = createContext(world.platform);
    const clean = await checkVerification(ctx);
    const stray = "01900000-0000-7000-8000-000000000001";
    await world.platform.storage.put(`documents/${stray}`, Buffer.from("noise"));
    await world.db
      .insertInto("verificationPictures")
      .values({ id: crypto.randomUUID(), verificationId: id, kind: "selfie", wrappedKey: Buffer.from("x") })
      .execute();

    const problems = await checkVerification(ctx);
    await world.jobs.send(world.db, "verification.sweep", {});
    await world.jobs.drain();

    expect(clean).toEqual([]);
    expect(problems).toHaveLength(2);
    expect(await world.platform.storage.size(`documents/${stray}`)).toBeNull();
  });
});
