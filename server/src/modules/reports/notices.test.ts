import { afterAll, describe, expect, it } from "vitest";
import { checkModeration } from "#modules/moderation/index.ts";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { smallChanges, drawPicture } from "#test/factories/drawings.ts";
import { uploadFile } from "#test/factories/media.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld, type World } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const [nora, vera] = [await buildPublicProfile(world, admin), await buildPublicProfile(world, admin)];

let drawn = 0;
const newPicture = () => drawPicture((drawn += 1));
const again = (bytes: Buffer) => smallChanges.mirrored?.(bytes) ?? Promise.resolve(bytes);

/** Creates a public picture. */
async function published(who: Person, bytes: Buffer): Promise<string> {
  const id = await uploaded(who, bytes);
  await world.post(`/media/${id}/submit`, undefined, who);
  const { status } = await world.put(`/admin/media/${id}/review`, { status: "approved" }, admin);
  expect(status).toBe(200);
  return id;
}

async function uploaded(who: Person, bytes: Buffer): Promise<string> {
  const { body } = await uploadFile(world, who, bytes);
  await world.jobs.drain();
  return body.data._id;
}

const toFilePath = (id: string) => `/media/${id}/640.webp`;
const isOpen = async (id: string) => (await world.http.inject({ url: toFilePath(id) })).statusCode === 200;

const draftFor = (addresses: string[], given: object = {}) => ({
  addresses,
  relation: "self",
  details: "The one at the window.",
  goodFaith: true,
  name: "Nora Lind",
  email: `sender-${addresses.join().replaceAll(/\W/g, "")}@example.test`.slice(-60),
  signature: "Nora Lind",
  ...given,
});
type Draft = ReturnType<typeof draftFor>;
const send = (draft: Partial<Draft>) => world.post("/reports/intimate-images", draft);

/** Newest case about a picture, as admins see it. */
async function caseAbout(id: string) {
  const row = await world.db
    .selectFrom("cases")
    .select("id")
    .where("subjectId", "=", id)
    .orderBy("openedAt", "desc")
    .executeTakeFirstOrThrow();
  return (await world.get(`/admin/cases/${row.id}`, admin)).body.data;
}
const decide = (caseId: string, body: object) => world.post(`/admin/cases/${caseId}/decide`, body, admin);
const dismissed = { resolution: "dismissed", action: "none", note: "" };
const upheld = { resolution: "upheld", action: "hide", note: "She did not agree to this picture." };
const listActions = async (who: Person) =>
  (await world.get("/notices?limit=50", who)).body.data.map((notice: { action: string }) => notice.action);

describe("a complete picture notice", () => {
  it("hides the picture and its copies at once, and informs each owner", async () => {
    const bytes = await newPicture();
    const [one, copy] = [
      await published(nora.escort, bytes),
      await published(vera.escort, await again(bytes)),
    ];
    expect([await isOpen(one), await isOpen(copy)]).toEqual([true, true]);

    const { status, body } = await send(draftFor([toFilePath(one)]));

    expect([status, body.data.isHidden]).toEqual([201, true]);
    expect([await isOpen(one), await isOpen(copy)]).toEqual([false, false]);
    expect(await listActions(nora.escort)).toContain("hold");
    expect(await listActions(vera.escort)).toContain("hold");
  });

  it("is due within 48 hours at priority 2, and lists the copies", async () => {
    const bytes = await newPicture();
    const one = await published(nora.escort, bytes);
    const copy = await published(vera.escort, await again(bytes));
    await send(draftFor([toFilePath(one)], { relation: "authorised" }));

    const found = await caseAbout(one);

    expect(found).toMatchObject({
      priority: 2,
      reason: "non_consensual_image",
      isHeld: true,
    });
    const hours = (Date.parse(found.dueAt) - Date.parse(found.openedAt)) / (60 * 60 * 1000);
    expect(hours).toBeCloseTo(48, 1);
    expect(JSON.stringify(found.evidence)).not.toMatch(/Nora Lind|example\.test/);
    expect(found.evidence).toContainEqual(
      expect.objectContaining({ kind: "signal", snapshot: { lookalikes: [copy] } }),
    );
    expect(found.evidence).toContainEqual(
      expect.objectContaining({ kind: "report", text: expect.stringContaining("The one at the window.") }),
    );
  });

  it("is acknowledged by a mail with a discreet subject, and again when decided", async () => {
    const one = await published(nora.escort, await newPicture());
    const draft = draftFor([toFilePath(one)]);
    await send(draft);
    expect((await world.mailsTo(draft.email)).map(({ subject }) => subject)).toEqual([
      "We received your notice",
    ]);

    await decide((await caseAbout(one))._id, upheld);

    const mails = await world.mailsTo(draft.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "We received your notice",
      "We reviewed your notice",
    ]);
    expect(mails[0]?.text).toContain("What you reported is already hidden from everyone");
    expect(mails[1]?.text).toContain("We removed what you reported");
  });
});

describe("a picture hidden by a notice", () => {
  it("cannot be uploaded again, and an attempt opens a case", async () => {
    const bytes = await newPicture();
    const one = await published(nora.escort, bytes);
    await send(draftFor([toFilePath(one)]));

    const second = await uploaded(vera.escort, await again(bytes));

    const { body } = await world.get(`/media/${second}`, vera.escort);
    expect(body.data).toMatchObject({
      progress: "failed",
      url: null,
      failure: "This photo can’t be published here. If you think this is a mistake, please contact us.",
    });
    expect(await caseAbout(second)).toMatchObject({ reason: "non_consensual_image", reportCount: 0 });
  });

  it("stays hidden and blocked when the notice is upheld, even after deletion", async () => {
    const bytes = await newPicture();
    const [one, copy] = [
      await published(nora.escort, bytes),
      await published(vera.escort, await again(bytes)),
    ];
    await send(draftFor([toFilePath(one)]));

    await decide((await caseAbout(one))._id, upheld);
    await world.delete(`/media/${one}`, nora.escort);
    const second = await uploaded(nora.escort, bytes);

    expect(await listActions(vera.escort)).toContain("hide");
    expect(await isOpen(copy)).toBe(false);
    expect((await world.get(`/media/${second}`, nora.escort)).body.data.progress).toBe("failed");
    expect(await checkModeration(createContext(world.platform))).toEqual([]);
  });

  it("is restored and can be uploaded again when the notice is dismissed", async () => {
    const bytes = await newPicture();
    const [one, copy] = [
      await published(nora.escort, bytes),
      await published(vera.escort, await again(bytes)),
    ];
    await send(draftFor([toFilePath(one)]));
    const second = await uploaded(nora.escort, bytes);

    await decide((await caseAbout(one))._id, dismissed);
    await world.post(`/media/${second}/retry`, undefined, nora.escort);
    await world.jobs.drain();

    expect([await isOpen(one), await isOpen(copy)]).toEqual([true, true]);
    expect((await world.get(`/media/${second}`, nora.escort)).body.data.progress).toBe("ready");
  });

  it("is restored and can be uploaded again when the restriction is lifted", async () => {
    const bytes = await newPicture();
    const one = await published(nora.escort, bytes);
    await send(draftFor([toFilePath(one)]));
    await decide((await caseAbout(one))._id, upheld);
    const { id } = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("subjectId", "=", one)
      .where("action", "=", "hide")
      .executeTakeFirstOrThrow();

    await world.post(`/admin/restrictions/${id}/lift`, undefined, admin);
    const second = await uploaded(vera.escort, await again(bytes));

    expect(await isOpen(one)).toBe(true);
    expect((await world.get(`/media/${second}`, vera.escort)).body.data.progress).toBe("ready");
  });

  it("stays hidden when its owner is banned for it and later unbanned", async () => {
    const person = await buildPublicProfile(world, admin);
    const one = await published(person.escort, await newPicture());
    await send(draftFor([toFilePath(one)]));

    await decide((await caseAbout(one))._id, { ...upheld, action: "ban" });
    await world.post(`/admin/users/${person.escort.id}/unban`, {}, admin);

    expect(await isOpen(one)).toBe(false);
  });
});

describe("a second notice about a picture restored after review", () => {
  const restored = async () => {
    const bytes = await newPicture();
    const one = await published(nora.escort, bytes);
    await send(draftFor([toFilePath(one)]));
    await decide((await caseAbout(one))._id, dismissed);
    expect(await isOpen(one)).toBe(true);
    return { one, bytes };
  };
  const confirm = (token: string) => world.post("/reports/intimate-images/confirm", { token });

  it("hides it only after address confirmation, but is due in 48 hours", async () => {
    const { one } = await restored();
    const second = draftFor([toFilePath(one)], { email: "second@example.test" });

    const { body } = await send(second);
    const waiting = [await isOpen(one), (await caseAbout(one)).dueAt !== null];
    const confirmed = await confirm(await world.mailedToken(second.email));
    const twice = await confirm(await world.mailedToken(second.email));

    expect(body.data).toMatchObject({ isHidden: false, needsConfirmation: true });
    expect(waiting).toEqual([true, true]);
    expect([confirmed.body.data, twice.status]).toEqual([{ isHidden: true }, 200]);
    expect(await isOpen(one)).toBe(false);
  });

  it("does not hide it through a copy either", async () => {
    const { one, bytes } = await restored();
    const copy = await published(vera.escort, await again(bytes));

    const { body } = await send(draftFor([toFilePath(copy)], { email: "copy@example.test" }));

    expect(body.data.needsConfirmation).toBe(true);
    expect([await isOpen(one), await isOpen(copy)]).toEqual([true, true]);
  });

  it("hides nothing once decided, nor with a forged link", async () => {
    const { one } = await restored();
    const second = draftFor([toFilePath(one)], { email: "late@example.test" });
    await send(second);
    const token = await world.mailedToken(second.email);
    await decide((await caseAbout(one))._id, dismissed);

    const answers = [await confirm(token), await confirm(`x${token.slice(1)}`), await confirm("")];

    expect(answers[0]?.body.data).toEqual({ isHidden: false });
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400]);
    expect(await isOpen(one)).toBe(true);
  });
});

describe("a notice", () => {
  it("about a page with many pictures hides none of them", async () => {
    const one = await published(nora.escort, await newPicture());

    const { status, body } = await send(draftFor([`/escort/${nora.slug}`]));

    expect([status, body.data.isHidden]).toEqual([201, false]);
    expect(await isOpen(one)).toBe(true);
  });

  it("from a sender whose earlier notice was dismissed hides nothing at once", async () => {
    const [first, second] = [
      await published(nora.escort, await newPicture()),
      await published(nora.escort, await newPicture()),
    ];
    await send(draftFor([toFilePath(first)], { email: "wrong@example.test" }));
    await decide((await caseAbout(first))._id, dismissed);

    const { body } = await send(draftFor([toFilePath(second)], { email: "Wrong@example.test" }));

    expect(body.data.isHidden).toBe(false);
    expect(await isOpen(second)).toBe(true);
    expect(await caseAbout(second)).toMatchObject({ isHeld: false, status: "open" });
  });

  it.each([
    ["addresses", { addresses: [] }],
    ["addresses", { addresses: ["/media/01900000-0000-7000-8000-000000000000/640.webp"] }],
    ["addresses", { addresses: ["https://elsewhere.test/escort/nora"] }],
    ["relation", { relation: undefined }],
    ["goodFaith", { goodFaith: false }],
    ["name", { name: " " }],
    ["email", { email: "nobody" }],
    ["signature", { signature: "" }],
  ])("needs: %s", async (field, given) => {
    const { status, body } = await send(draftFor([`/escort/${nora.slug}`], given));

    expect(status).toBe(400);
    expect(body.details[0]).toMatch(new RegExp(`^${field}`));
  });

  it("that fills the honeypot is acknowledged and discarded", async () => {
    const one = await published(nora.escort, await newPicture());

    const { status } = await send(draftFor([toFilePath(one)], { homepage: "https://spam.test" }));

    expect(status).toBe(201);
    expect(await isOpen(one)).toBe(true);
  });

  it("is limited to five per hour from one network", async () => {
    const limited: World = await createWorld({ RATE_LIMITS: "on" });
    const answers = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push((await limited.post("/reports/intimate-images", draftFor(["/escort/nobody"]))).status);
    }
    await limited.close();

    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it("is purged 90 days after the decision; the decision itself stays", async () => {
    const one = await published(nora.escort, await newPicture());
    const draft = draftFor([toFilePath(one)], { email: "kept@example.test" });
    await send(draft);
    await decide((await caseAbout(one))._id, upheld);
    const kept = () =>
      world.db.selectFrom("pictureNotices").select("name").where("email", "=", draft.email).execute();
    const cleanAfter = async (days: number) => {
      world.clock.advance(days * 24 * 60 * 60 * 1000);
      await world.jobs.send(world.db, "reports.daily-cleaning", {});
      await world.jobs.drain();
    };

    await cleanAfter(89);
    expect(await kept()).toHaveLength(1);
    await cleanAfter(2);
    expect(await kept()).toHaveLength(0);
  });
});
