import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { buildDraftProfile, buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { createContext } from "#platform/context.ts";
import { scanWaiting } from "./signals/scan-profile.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

let numbers = 0;
const freshNumber = () => `+49 30 23125 ${String(100 + (numbers += 1))}`;

const aboutMe =
  "Good conversation, long walks along the river and an eye for small theatres: that is how I like to spend an " +
  "evening. I grew up by the sea, studied languages, and still collect postcards from every harbour I pass.";

const scan = () => scanWaiting(createContext(world.platform));

async function seen({ id }: TestProfile) {
  await scan();
  return (await world.get(`/admin/escort-profiles/${id}`, admin)).body.data;
}
const getSignals = async (profiled: TestProfile) => (await seen(profiled)).signals;

async function findCase({ id }: TestProfile, status = "open") {
  await scan();
  const { body } = await world.get(`/admin/cases?type=profile&limit=100&status=${status}`, admin);
  const found = body.data.find(({ subject }: { subject: { _id: string } }) => subject._id === id);
  return found ? (await world.get(`/admin/cases/${found._id}`, admin)).body.data : null;
}
const change = (who: { escort: Person }, given: object) =>
  world.put("/escort-profile/my-profile", given, who.escort);
const approve = ({ id }: TestProfile) => world.post(`/admin/escort-profiles/${id}/approve`, undefined, admin);
const dismiss = (id: string) =>
  world.post(
    `/admin/cases/${id}/decide`,
    { resolution: "dismissed", action: "none", note: "Sisters." },
    admin,
  );

describe("a profile that waits for review", () => {
  it("shows whose number it shares; the older profile shows no signal", async () => {
    const phoneNumber = freshNumber();
    const older = await buildPublicProfile(world, admin, { name: "Ada", phoneNumber });
    const newer = await buildDraftProfile(world, { whatsapp: phoneNumber.replaceAll(" ", "") });

    const [signal, ...more] = await getSignals(newer);

    expect(signal).toMatchObject({
      kind: "shared_number",
      reason: "impersonation",
      text: `The same phone number is on the profile of [Ada](/admin/users/${older.escort.id}).`,
    });
    expect(more).toEqual([]);
    await change(older, { city: "Bergen" });
    expect(await getSignals(older)).toEqual([]);
    expect(await findCase(older)).toBeNull();
    expect(await findCase(newer)).toBeNull();
  });

  it("is marked as being checked until the scan has run", async () => {
    const draft = await buildDraftProfile(world);
    const before = await world.get(`/admin/escort-profiles/${draft.id}`, admin);

    await world.jobs.drain();
    const { body: after } = await world.get(`/admin/escort-profiles/${draft.id}`, admin);

    expect([before.body.data.isBeingChecked, after.data.isBeingChecked]).toEqual([true, false]);
  });

  it("shows who wrote nearly the same text", async () => {
    const older = await buildDraftProfile(world, { name: "Bea [1](x)", aboutMe });
    const newer = await buildDraftProfile(world, { aboutMe: aboutMe.replace("theatres", "cinemas") });

    expect(await getSignals(newer)).toMatchObject([
      { kind: "same_text", text: expect.stringContaining(`[Bea 1 x](/admin/users/${older.escort.id})`) },
    ]);
    await change(older, { aboutMe: aboutMe.replace("sea", "lake") });
    expect(await getSignals(older)).toEqual([]);
  });

  it("shows minor indicators in any field, and hidden digits", async () => {
    const draft = await buildDraftProfile(world, {
      services: ["Schoolgirl uniform"],
      customFields: [{ label: "Call", value: "zero seven nine one two three four" }],
      aboutMe: "I am seventeen.",
    });

    expect(
      (await getSignals(draft)).map(({ kind, reason }: { kind: string; reason: string }) => [kind, reason]),
    ).toEqual(
      expect.arrayContaining([
        ["youth_words", "underage"],
        ["hidden_digits", "underage"],
        ["hidden_digits", "other"],
      ]),
    );
  });

  it("shows no signal once the text is removed", async () => {
    const draft = await buildDraftProfile(world, { aboutMe: "Barely legal" });
    expect(await getSignals(draft)).toHaveLength(1);

    await change(draft, { aboutMe: "Fond of opera" });

    expect(await getSignals(draft)).toEqual([]);
  });

  it("can still be approved, which settles the signal until the text changes", async () => {
    const draft = await buildDraftProfile(world, { aboutMe: "My thesis is about the novel Lolita" });
    expect(await getSignals(draft)).toHaveLength(1);

    const approved = await approve(draft);

    expect(approved.status).toBe(200);
    await change(draft, { city: "Bergen" });
    expect(await getSignals(draft)).toEqual([]);
    expect(await findCase(draft)).toBeNull();
    await change(draft, { aboutMe: "Call me your Lolita" });
    expect(await findCase(draft)).toMatchObject({ reason: "underage", priority: 1 });
  });
});

describe("a public profile", () => {
  it("gets a case when a signal appears, and stays public", async () => {
    const profiled = await buildPublicProfile(world, admin);
    await change(profiled, { aboutMe: "Barely legal" });

    const found = await findCase(profiled);

    expect(found).toMatchObject({ reason: "underage", priority: 1, reportCount: 0, isHeld: false });
    expect(found.evidence).toMatchObject([
      { kind: "signal", by: null, text: expect.stringContaining("“barely legal”"), snapshot: { age: 29 } },
    ]);
    expect((await world.get(`/escort-profile/${profiled.slug}`)).status).toBe(200);
    expect((await world.get("/notices", profiled.escort)).body.data).toEqual([]);
    expect((await world.get("/auth/me/export", profiled.escort)).body.data).not.toHaveProperty("signals");
  });

  it("gets no second signal for the same pair, nor after a dismissal", async () => {
    const phoneNumber = freshNumber();
    await buildPublicProfile(world, admin, { phoneNumber });
    const newer = await buildPublicProfile(world, admin);
    await change(newer, { phoneNumber });
    const found = await findCase(newer);
    await change(newer, { phoneNumber: null });
    await scan();
    await change(newer, { phoneNumber });
    expect((await findCase(newer)).evidence).toHaveLength(1);

    await dismiss(found._id);
    await change(newer, { city: "Bergen", whatsapp: phoneNumber });

    expect(await findCase(newer)).toBeNull();
    expect(await findCase(newer, "decided")).toMatchObject({ resolution: "dismissed" });
  });

  it("rises in priority when a minor indicator joins its open case", async () => {
    const profiled = await buildPublicProfile(world, admin);
    await world.post("/reports", {
      targetType: "profile",
      targetId: profiled.id,
      reason: "scam",
      details: "",
    });
    expect(await findCase(profiled)).toMatchObject({ priority: 5 });

    await change(profiled, { name: "Teen Dream" });

    expect(await findCase(profiled)).toMatchObject({ priority: 1, reportCount: 1 });
  });

  it("is scanned again when its owner creates a listing", async () => {
    const profiled = await buildPublicProfile(world, admin);
    const listing = { title: "Schoolgirl evening", description: "By the river.", price: 10, currency: "EUR" };

    expect((await world.post("/supplier/products", listing, profiled.escort)).status).toBe(201);

    expect((await findCase(profiled)).evidence[0].text).toContain("in a listing");
  });
});

describe("erasing an account", () => {
  it("removes its name from signals and evidence about others", async () => {
    const phoneNumber = freshNumber();
    const older = await buildPublicProfile(world, admin, { name: "Ottilie", phoneNumber });
    await buildDraftProfile(world, { phoneNumber });
    const newer = await buildPublicProfile(world, admin);
    await change(newer, { phoneNumber });
    expect(JSON.stringify(await findCase(newer))).toContain("Ottilie");

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
