import type { NotificationKind } from "@vesper/contract/notifications";
import { afterAll, describe, expect, it } from "vitest";
import { createContext, transact } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createWorld } from "#test/world.ts";
import { notify } from "./index.ts";

const world = await createWorld();
afterAll(() => world.close());

const tell = (person: Person, kind: NotificationKind = "account", title = "News") =>
  transact(createContext(world.platform), (tx) =>
    notify(tx, { userId: person.id, kind, title, text: "Something private", path: "/dashboard" }),
  );
const listOf = async (person: Person) => (await world.get("/notifications", person)).body;

describe("notifications", () => {
  it("are their person's, the newest first", async () => {
    const [person, other] = [await world.user(), await world.user()];
    await tell(person, "account", "First");
    world.clock.advance(1000);
    await tell(person, "account", "Second");

    const { data, meta } = await listOf(person);

    expect(data.map(({ title }: { title: string }) => title)).toEqual(["Second", "First"]);
    expect(meta).toEqual({ unread: 2 });
    expect((await listOf(other)).data).toEqual([]);
  });

  it("show the 50 newest and count them all", async () => {
    const person = await world.user();
    for (let at = 0; at < 53; at += 1) await tell(person);

    const { data, meta } = await listOf(person);

    expect([data.length, meta.unread]).toEqual([50, 53]);
  });

  it("are cleared one by one or all together, and only one's own", async () => {
    const [person, other] = [await world.user(), await world.user()];
    const first = await tell(person);
    await tell(person);
    const foreign = await tell(other);

    const one = await world.post("/notifications/clear", { ids: [first, foreign] }, person);
    const left = (await listOf(person)).meta.unread;
    const all = await world.post("/notifications/clear", undefined, person);

    expect([one.body.data.cleared, left, all.body.data.cleared]).toEqual([1, 1, 1]);
    expect((await listOf(person)).data).toEqual([]);
    expect((await listOf(other)).meta.unread).toBe(1);
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

    await tell(person, kind);

    expect(await world.mailsTo(person.email)).toHaveLength(mailed ? 1 : 0);
  });

  it("say in a mail only that they are there, unless it is a decision", async () => {
    const person = await world.user();
    await tell(person, "message");
    const [message] = await world.mailsTo(person.email);
    await tell(person, "decision");
    const decision = (await world.mailsTo(person.email))[1];

    expect(message?.subject).toBe("You have a new message on Vesper");
    expect(message?.text).not.toContain("private");
    expect(decision?.text).toContain("Something private");
  });

  it("are not mailed as alerts to an address that nobody has confirmed", async () => {
    const person = await world.user();
    await world.put("/auth/me/profile", { email: `new-${person.email}` }, person);
    await world.jobs.drain();
    const before = (await world.mailsTo(`new-${person.email}`)).length;

    await tell(person, "message");

    expect(await world.mailsTo(`new-${person.email}`)).toHaveLength(before);
  });

  it("are deleted after a year, except what proves that a decision was delivered", async () => {
    const person = await world.user();
    await tell(person, "account");
    const kept = await tell(person, "decision");

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
