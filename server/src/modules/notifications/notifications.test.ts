import type { NotificationKind } from "@vesper/contract/chat/notifications";
import { afterAll, describe, expect, it } from "vitest";
import { createContext, transact } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createSockets } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";
import { notify } from "./index.ts";

const world = await createWorld();
const sockets = await createSockets(world);
afterAll(async () => {
  sockets.close();
  await world.close();
});

const notifyPerson = (person: Person, kind: NotificationKind = "account", title = "News") =>
  transact(createContext(world.platform), (tx) =>
    notify(tx, { userId: person.id, kind, title, text: "Something private", path: "/dashboard" }),
  );
const listNotifications = async (person: Person) => (await world.get("/notifications", person)).body;

describe("notifications", () => {
  it("are listed only for their recipient, newest first", async () => {
    const [person, other] = [await world.user(), await world.user()];
    await notifyPerson(person, "account", "First");
    world.clock.advance(1000);
    await notifyPerson(person, "account", "Second");

    const { data, meta } = await listNotifications(person);

    expect(data.map(({ title }: { title: string }) => title)).toEqual(["Second", "First"]);
    expect(meta).toEqual({ unread: 2 });
    expect((await listNotifications(other)).data).toEqual([]);
  });

  it("list the 50 newest but count all of them", async () => {
    const person = await world.user();
    for (let at = 0; at < 53; at += 1) await notifyPerson(person);

    const { data, meta } = await listNotifications(person);

    expect([data.length, meta.unread]).toEqual([50, 53]);
  });

  it("are cleared one by one or all together, only by their recipient", async () => {
    const [person, other] = [await world.user(), await world.user()];
    const first = await notifyPerson(person);
    await notifyPerson(person);
    const foreign = await notifyPerson(other);

    const one = await world.post("/notifications/clear", { ids: [first, foreign] }, person);
    const left = (await listNotifications(person)).meta.unread;
    const all = await world.post("/notifications/clear", undefined, person);

    const none = await world.post("/notifications/clear", { ids: [] }, person);
    expect([one.body.data.cleared, left, all.body.data.cleared, none.status]).toEqual([1, 1, 1, 400]);
    expect((await listNotifications(person)).data).toEqual([]);
    expect((await listNotifications(other)).meta.unread).toBe(1);
  });

  it("are emitted to every open page when they are added or cleared", async () => {
    const [person, other] = [await world.user(), await world.user()];
    const [tab, stranger] = [await sockets.connect(person), await sockets.connect(other)];

    const id = await notifyPerson(person, "review", "A new review");
    const told = await tab.waitForEvent("notifications_changed");
    await world.post("/notifications/clear", undefined, person);
    await tab.waitForEvent("notifications_changed", ({ newest }) => newest === null);

    expect(told.newest).toMatchObject({ _id: id, kind: "review", title: "A new review" });
    expect(stranger.listReceived("notifications_changed")).toEqual([]);
  });

  it.each([
    ["message", { notifyMessages: true }, true],
    ["message", { notifyMessages: false }, false],
    ["review", { notifyReviews: true }, true],
    ["review", { notifyReviews: false }, false],
    ["account", {}, false],
    ["report", {}, false],
    ["decision", { notifyMessages: false, notifyReviews: false }, true],
  ] as const)("of kind %s with %j are mailed: %s", async (kind, settings, mailed) => {
    const person = await world.user();
    await world.put("/auth/me/settings", settings, person);

    await notifyPerson(person, kind);

    expect(await world.mailsTo(person.email)).toHaveLength(mailed ? 1 : 0);
  });

  it("are mailed without their content", async () => {
    const person = await world.user();
    await notifyPerson(person, "message");
    await notifyPerson(person, "decision");

    const mails = await world.mailsTo(person.email);

    expect(mails.map(({ subject }) => subject)).toEqual([
      "You have a new message on Vesper",
      "A decision about your account",
    ]);
    expect(mails.map(({ text }) => text).join()).not.toContain("private");
  });

  it("contain the full decision for banned people with a confirmed address", async () => {
    const [known, unknown] = [await world.user(), await world.user()];
    for (const { id } of [known, unknown]) {
      await world.db.updateTable("users").set({ status: "banned" }).where("id", "=", id).execute();
    }
    await world.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", unknown.id).execute();

    for (const person of [known, unknown]) await notifyPerson(person, "decision");

    expect((await world.mailsTo(known.email))[0]?.text).toContain("Something private");
    expect((await world.mailsTo(unknown.email))[0]?.text).not.toContain("private");
  });

  it("of a decision are mailed later when their job was lost", async () => {
    const person = await world.user();
    const id = await notifyPerson(person, "decision");
    await world.jobs.drain();
    await world.db.updateTable("notifications").set({ mailedAt: null }).where("id", "=", id).execute();

    world.clock.advance(61 * 60_000);
    await world.jobs.send(world.db, "notifications.hourly-sweep", {});

    expect(await world.mailsTo(person.email)).toHaveLength(2);
  });

  it("are not mailed as alerts to an unconfirmed address", async () => {
    const person = await world.user();
    await world.put("/auth/me/profile", { email: `new-${person.email}` }, person);
    await world.jobs.drain();
    const before = (await world.mailsTo(`new-${person.email}`)).length;

    await notifyPerson(person, "message");

    expect(await world.mailsTo(`new-${person.email}`)).toHaveLength(before);
  });

  it("are purged after a year, except proof that a decision was delivered", async () => {
    const person = await world.user();
    await notifyPerson(person, "account");
    const kept = await notifyPerson(person, "decision");

    world.clock.advance(366 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "notifications.daily-cleaning", {});
    await world.jobs.drain();

    const rows = await world.db
      .selectFrom("notifications")
      .select("id")
      .where("userId", "=", person.id)
      .execute();
    expect(rows).toEqual([{ id: kept }]);
  });
});
