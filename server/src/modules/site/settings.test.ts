import { afterAll, describe, expect, it } from "vitest";
import { createWorld, restartWorld } from "#test/world.ts";

const world = await createWorld({ AGE_GATE: "click" });
afterAll(() => world.close());
const [admin, colleague, member] = [await world.admin(), await world.admin(), await world.user()];

const read = async () => (await world.get("/admin/settings", admin)).body.data;
const listChanges = async () => (await world.get("/admin/settings/changes", admin)).body.data;
/** Saves on top of the newest version. */
const save = async (changes: object, who = admin) =>
  world.put("/admin/settings", { version: (await read()).version, changes }, who);
const undo = (id: string) => world.post(`/admin/settings/changes/${id}/undo`, undefined, admin);
const getSite = async () => (await world.get("/site")).body.data;

describe("a changed setting", () => {
  it("is in force at once wherever it is used", async () => {
    const { status, body } = await save({
      siteName: "Harbor",
      supportEmail: "Help@Harbor.test",
      homeHeadline: "Evenings by the water",
      retentionChats: "off",
      operatorJurisdiction: "Austria",
    });

    expect([status, body.data.values.siteName]).toEqual([200, "Harbor"]);
    expect(await getSite()).toMatchObject({
      name: "Harbor",
      headline: "Evenings by the water",
      supportEmail: "help@harbor.test",
      operator: { jurisdiction: "Austria" },
    });
    expect((await world.get("/site/retention")).body.data.chats).toBeNull();
    expect(world.platform.config.mailFrom).toBe("Harbor <help@harbor.test>");
    expect((await world.http.inject({ url: "/api/v1/openapi.json" })).json().info.title).toBe("Harbor API");
    expect((await world.http.inject({ url: "/api/docs" })).body).toContain("<h1>Harbor API</h1>");
    expect((await world.http.inject({ url: "/.well-known/security.txt" })).body).toContain(
      "help@harbor.test",
    );
  });

  it("signs the next mail", async () => {
    await save({ siteName: "Harbor Two" });

    await world.post("/auth/forgot-password", { email: member.email });

    expect((await world.mailsTo(member.email)).at(-1)?.text).toMatch(/Harbor Two$/);
  });

  it("stays after a restart", async () => {
    await save({ homeHeadline: "Still here" });

    const site = await restartWorld(world, {});
    const { body } = await site.get("/site");
    await site.close();

    expect(body.data.headline).toBe("Still here");
  });

  it("reaches a node that missed the message when it checks again", async () => {
    const site = await restartWorld(world, {});
    await save({ homeHeadline: "Heard later" });
    const before = (await site.get("/site")).body.data.headline;

    await site.get("/admin/settings", admin);
    const after = (await site.get("/site")).body.data.headline;
    await site.close();

    expect([before, after]).toEqual(["Still here", "Heard later"]);
  });

  it("is in the audit log with the values before and after", async () => {
    await save({ siteName: "Before" });
    await save({ siteName: "After", contactsPerHour: 61 });

    const { body } = await world.get("/admin/audit-log?action=settings", admin);

    expect(body.data[0]).toMatchObject({
      action: "settings.changed",
      actor: { _id: admin.id },
      before: { siteName: "Before", contactsPerHour: 60 },
      after: { siteName: "After", contactsPerHour: 61 },
    });
  });

  it("leaves no trace if the value is the same", async () => {
    await save({ siteName: "Same" });
    const before = (await read()).version;

    const { status } = await save({ siteName: "Same" });

    expect([status, (await read()).version]).toEqual([200, before]);
  });

  it("goes back to the default", async () => {
    await save({ homeHeadline: "Something else" });

    await save({ homeHeadline: null });

    expect((await getSite()).headline).toBe("Good company, on your terms.");
    expect((await listChanges())[0]).toMatchObject({ before: "Something else", after: null });
  });
});

describe("two admins who save at once", () => {
  it("do not overwrite each other: the second is told who was first", async () => {
    const { version } = await read();
    const attempts = [admin, colleague].map((who, at) =>
      world.put("/admin/settings", { version, changes: { siteName: `Attempt ${at}` } }, who),
    );

    const answers = await Promise.all(attempts);

    const first = answers.findIndex(({ status }) => status === 200);
    const second = answers[1 - first];
    expect(second?.status).toBe(409);
    expect(second?.body.message).toContain(`${[admin, colleague][first]?.name} changed the settings`);
    expect((await getSite()).name).toBe(`Attempt ${first}`);
  });
});

describe("undo", () => {
  it("restores the value before the change, and can be undone itself", async () => {
    await save({ siteName: "One" });
    await save({ siteName: "Two" });
    const [change] = await listChanges();

    const { status, body } = await undo(change._id);
    const [undoing] = await listChanges();
    const names = [body.data.values.siteName, (await undo(undoing._id)).body.data.values.siteName];

    expect([status, names]).toEqual([200, ["One", "Two"]]);
    expect(undoing).toMatchObject({ before: "Two", after: "One", isUndo: true, isUndoable: true });
    const { body: log } = await world.get("/admin/audit-log?action=settings.undone", admin);
    expect(log.data[1]).toMatchObject({ before: { siteName: "Two" }, after: { siteName: "One" } });
  });

  it("is refused once the setting was changed again", async () => {
    await save({ siteName: "First" });
    const [first] = await listChanges();
    await save({ siteName: "Second" });

    const { status, body } = await undo(first._id);

    expect([status, body.message]).toEqual([409, expect.stringContaining("changed again since")]);
    expect((await getSite()).name).toBe("Second");
    expect((await listChanges()).find(({ _id }: { _id: string }) => _id === first._id).isUndoable).toBe(
      false,
    );
  });

  it("happens once, however often it is pressed", async () => {
    await save({ siteName: "Pressed" });
    const [change] = await listChanges();

    const answers = await Promise.all([1, 2, 3].map(() => undo(change._id)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("does not know an id that never existed", async () => {
    expect((await undo("0198c3a0-0000-7000-8000-000000000000")).status).toBe(404);
  });
});

describe("a setting that a variable determines", () => {
  it("is shown as locked, with the name of the variable, and cannot be changed", async () => {
    const { values, locked } = await read();

    const { status, body } = await save({ ageGate: "off", siteName: "Untouched" });

    expect([values.ageGate, locked]).toEqual(["click", { ageGate: "AGE_GATE" }]);
    expect([status, body.details]).toEqual([
      400,
      ["changes.ageGate: The variable AGE_GATE determines this setting."],
    ]);
    expect((await getSite()).name).not.toBe("Untouched");
  });

  it("wins over the stored value on the node that has it", async () => {
    await save({ siteName: "Stored" });

    const site = await restartWorld(world, { SITE_NAME: "Given" });
    const { body } = await site.get("/site");
    const { body: forStaff } = await site.get("/admin/settings", admin);
    await site.close();

    expect([body.data.name, forStaff.data.locked.siteName]).toEqual(["Given", "SITE_NAME"]);
    expect((await getSite()).name).toBe("Stored");
  });
});

describe("a value that is not allowed", () => {
  it.each([
    [{ siteName: "" }, "siteName"],
    [{ siteName: "x".repeat(41) }, "siteName"],
    [{ siteName: "Two\nlines" }, "siteName"],
    [{ mailFrom: "Harbor <a@harbor.test>\r\nBcc: other@example.test" }, "mailFrom"],
    [{ mailFrom: "Harbor" }, "mailFrom"],
    [{ supportEmail: "nobody" }, "supportEmail"],
    [{ publicReadsPerMinute: 0 }, "publicReadsPerMinute"],
    [{ contactsPerHour: 10_001 }, "contactsPerHour"],
    [{ retentionChats: 0 }, "retentionChats"],
    [{ retentionCases: "off" }, "retentionCases"],
    [{ registration: "sometimes" }, "registration"],
    [{ defaultCurrency: "XXX" }, "defaultCurrency"],
    [{ accentColor: "red" }, "accentColor"],
    [{ accentColor: "#ffcc00" }, "accentColor"],
    [{ accentColor: "#000000" }, "accentColor"],
    [{ announcementEnds: "tomorrow" }, "announcementEnds"],
    [{ logo: "../../etc/passwd" }, "logo"],
    [{ backupHour: 24 }, "backupHour"],
    [{ unknownSetting: 1 }, "changes"],
  ])("gets an error for its field and changes nothing: %j", async (changes, field) => {
    const { version } = await read();

    const { status, body } = await save({ homeHeadline: "Rides along", ...changes });

    expect(status).toBe(400);
    expect(body.details.join()).toContain(field);
    expect(await read()).toMatchObject({ version });
  });

  it("says in which theme a color fails, and by how much", async () => {
    const [light, dark] = [await save({ accentColor: "#ffcc00" }), await save({ accentColor: "#000000" })];

    expect(light.body.details[0]).toMatch(/day theme: 1\.\d : 1 .+ 4\.5 : 1 .+darker/);
    expect(dark.body.details[0]).toMatch(/dusk theme: 1\.\d : 1 .+ 4\.5 : 1 .+lighter/);
  });
});

describe("the accent color", () => {
  it("becomes a palette for both themes, which pages receive", async () => {
    await save({ accentColor: "#1F5FA8" });

    const { accent } = await getSite();

    expect(accent).toMatchObject({ "--accent-day": "#1f5fa8", "--on-accent-day": "#ffffff" });
    expect(accent["--accent-dusk"]).not.toBe(accent["--accent-day"]);
  });
});

describe("the announcement", () => {
  it("disappears by itself when it ends", async () => {
    const end = new Date(world.clock.now().getTime() + 60_000).toISOString();
    await save({ announcement: "We move on Sunday.", announcementEnds: end });
    const before = (await getSite()).announcement.text;

    world.clock.advance(60_000);

    expect([before, (await getSite()).announcement]).toEqual(["We move on Sunday.", null]);
  });
});

describe("settings", () => {
  it("belong to admins", async () => {
    const answers = [
      await world.get("/admin/settings", member),
      await world.put("/admin/settings", { version: 0, changes: {} }, member),
      await world.get("/admin/settings/changes", member),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
