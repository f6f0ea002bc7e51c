import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { draftProfile, publicProfile, type Profiled } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { createContext } from "#platform/context.ts";
import { readWaiting } from "./signals/read-profile.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

let numbers = 0;
const freshNumber = () => `+49 30 23125 ${String(100 + (numbers += 1))}`;

const aboutMe =
  "Good conversation, long walks along the river and an eye for small theatres: that is how I like to spend an " +
  "evening. I grew up by the sea, studied languages, and still collect postcards from every harbour I pass.";

const read = () => readWaiting(createContext(world.platform));

async function seen({ id }: Profiled) {
  await read();
  return (await world.get(`/admin/escort-profiles/${id}`, admin)).body.data;
}
const signalsOf = async (profiled: Profiled) => (await seen(profiled)).signals;

async function caseOf({ id }: Profiled, status = "open") {
  await read();
  const { body } = await world.get(`/admin/cases?type=profile&limit=100&status=${status}`, admin);
  const found = body.data.find(({ subject }: { subject: { _id: string } }) => subject._id === id);
  return found ? (await world.get(`/admin/cases/${found._id}`, admin)).body.data : null;
}
const change = (who: { escort: Person }, given: object) =>
  world.put("/escort-profile/my-profile", given, who.escort);
const approve = ({ id }: Profiled) => world.post(`/admin/escort-profiles/${id}/approve`, undefined, admin);
const dismiss = (id: string) =>
  world.post(
    `/admin/cases/${id}/decide`,
    { resolution: "dismissed", action: "none", note: "Sisters." },
    admin,
  );

describe("a profile that waits", () => {
  it("shows whose number it has, and the older one shows nothing", async () => {
    const phoneNumber = freshNumber();
    const older = await publicProfile(world, admin, { name: "Ada", phoneNumber });
    const newer = await draftProfile(world, { whatsapp: phoneNumber.replaceAll(" ", "") });

    const [signal, ...more] = await signalsOf(newer);

    expect(signal).toMatchObject({
      kind: "shared_number",
      reason: "impersonation",
      text: `The same phone number is on the profile of [Ada](/admin/users/${older.escort.id}).`,
    });
    expect(more).toEqual([]);
    await change(older, { city: "Bergen" });
    expect(await signalsOf(older)).toEqual([]);
    expect(await caseOf(older)).toBeNull();
    expect(await caseOf(newer)).toBeNull();
  });

  it("is being checked until it was read", async () => {
    const draft = await draftProfile(world);
    const before = await world.get(`/admin/escort-profiles/${draft.id}`, admin);

    await world.jobs.drain();
    const { body: after } = await world.get(`/admin/escort-profiles/${draft.id}`, admin);

    expect([before.body.data.isBeingChecked, after.data.isBeingChecked]).toEqual([true, false]);
  });

  it("shows who wrote nearly the same", async () => {
    const older = await draftProfile(world, { name: "Bea [1](x)", aboutMe });
    const newer = await draftProfile(world, { aboutMe: aboutMe.replace("theatres", "cinemas") });

    expect(await signalsOf(newer)).toMatchObject([
      { kind: "same_text", text: expect.stringContaining(`[Bea 1 x](/admin/users/${older.escort.id})`) },
    ]);
    await change(older, { aboutMe: aboutMe.replace("sea", "lake") });
    expect(await signalsOf(older)).toEqual([]);
  });

  it("shows words that suggest somebody young, wherever they stand, and hidden digits", async () => {
    const draft = await draftProfile(world, {
      services: ["Schoolgirl uniform"],
      customFields: [{ label: "Call", value: "zero seven nine one two three four" }],
      aboutMe: "I am seventeen.",
    });

    expect(
      (await signalsOf(draft)).map(({ kind, reason }: { kind: string; reason: string }) => [kind, reason]),
    ).toEqual(
      expect.arrayContaining([
        ["youth_words", "underage"],
        ["hidden_digits", "underage"],
        ["hidden_digits", "other"],
      ]),
    );
  });

  it("shows nothing once the words are gone", async () => {
    const draft = await draftProfile(world, { aboutMe: "Barely legal" });
    expect(await signalsOf(draft)).toHaveLength(1);

    await change(draft, { aboutMe: "Fond of opera" });

    expect(await signalsOf(draft)).toEqual([]);
  });

  it("can be approved all the same, which settles the matter for as long as the words stay", async () => {
    const draft = await draftProfile(world, { aboutMe: "My thesis is about the novel Lolita" });
    expect(await signalsOf(draft)).toHaveLength(1);

    const approved = await approve(draft);

    expect(approved.status).toBe(200);
    await change(draft, { city: "Bergen" });
    expect(await signalsOf(draft)).toEqual([]);
    expect(await caseOf(draft)).toBeNull();
    await change(draft, { aboutMe: "Call me your Lolita" });
    expect(await caseOf(draft)).toMatchObject({ reason: "underage", priority: 1 });
  });
});

describe("a public profile", () => {
  it("gets a case when a signal appears, and stays public", async () => {
    const profiled = await publicProfile(world, admin);
    await change(profiled, { aboutMe: "Barely legal" });

    const found = await caseOf(profiled);

    expect(found).toMatchObject({ reason: "underage", priority: 1, reportCount: 0, isHeld: false });
    expect(found.evidence).toMatchObject([
      { kind: "signal", by: null, text: expect.stringContaining("“barely legal”"), snapshot: { age: 29 } },
    ]);
    expect((await world.get(`/escort-profile/${profiled.slug}`)).status).toBe(200);
    expect((await world.get("/notices", profiled.escort)).body.data).toEqual([]);
    expect((await world.get("/auth/me/export", profiled.escort)).body.data).not.toHaveProperty("signals");
  });

  it("is not brought up twice for the same pair, nor again after it was dismissed", async () => {
    const phoneNumber = freshNumber();
    await publicProfile(world, admin, { phoneNumber });
    const newer = await publicProfile(world, admin);
    await change(newer, { phoneNumber });
    const found = await caseOf(newer);
    await change(newer, { phoneNumber: null });
    await read();
    await change(newer, { phoneNumber });
    expect((await caseOf(newer)).evidence).toHaveLength(1);

    await dismiss(found._id);
    await change(newer, { city: "Bergen", whatsapp: phoneNumber });

    expect(await caseOf(newer)).toBeNull();
    expect(await caseOf(newer, "decided")).toMatchObject({ resolution: "dismissed" });
  });

  it("is looked at sooner when words come to a case that is open", async () => {
    const profiled = await publicProfile(world, admin);
    await world.post("/reports", {
      targetType: "profile",
      targetId: profiled.id,
      reason: "scam",
      details: "",
    });
    expect(await caseOf(profiled)).toMatchObject({ priority: 5 });

    await change(profiled, { name: "Teen Dream" });

    expect(await caseOf(profiled)).toMatchObject({ priority: 1, reportCount: 1 });
  });

  it("is read again when a listing is written", async () => {
    const profiled = await publicProfile(world, admin);
    const listing = { title: "Schoolgirl evening", description: "By the river.", price: 10, currency: "EUR" };

    expect((await world.post("/supplier/products", listing, profiled.escort)).status).toBe(201);

    expect((await caseOf(profiled)).evidence[0].text).toContain("in a listing");
  });
});

describe("somebody who goes", () => {
  it("takes their name along from what was said about others", async () => {
    const phoneNumber = freshNumber();
    const older = await publicProfile(world, admin, { name: "Ottilie", phoneNumber });
    await draftProfile(world, { phoneNumber });
    const newer = await publicProfile(world, admin);
    await change(newer, { phoneNumber });
    expect(JSON.stringify(await caseOf(newer))).toContain("Ottilie");

    await world.delete("/auth/me", older.escort, { password: older.escort.password });
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    expect(
      await world.db.selectFrom("signals").select("id").where("otherId", "=", older.escort.id).execute(),
    ).toEqual([]);
    expect(JSON.stringify(await world.db.selectFrom("evidence").selectAll().execute())).not.toContain(
      "Ottilie",
    );
  });
});
