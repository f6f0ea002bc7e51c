import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const subject = "New results for a saved search on Vesper";

async function save(who: Person, city: string, alerts = "instant") {
  const query = { location: city };
  const { body } = await world.post("/saved-searches", { name: "X", query, alerts }, who);
  return body.data._id as string;
}

/** Creates a profile in a city, first published some time ago. */
async function createNewcomer(city: string, given: object = {}) {
  const profile = await buildPublicProfile(world, admin, { city, ...given });
  world.clock.advance(limits.savedSearches.look.settle);
  return profile;
}

const getAlerts = async ({ email }: Person, look = "instant") => {
  await world.jobs.send(world.db, `saved-searches.${look}`, {});
  return (await world.mailsTo(email)).filter((mail) => mail.subject === subject);
};

describe("an alert", () => {
  it("reports a new match once, without naming it", async () => {
    const user = await world.user();
    await save(user, "Bergen");
    await createNewcomer("Bergen", { name: "Canary" });

    const mails = await getAlerts(user);

    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toMatch(/Canary|Bergen/);
    expect(await getAlerts(user)).toHaveLength(1);
  });

  it("considers the rate for the chosen duration and place", async () => {
    const user = await world.user();
    const query = { location: "Molde", duration: "120", place: "incall", maxPrice: "400" };
    await world.post("/saved-searches", { name: "X", query, alerts: "instant" }, user);
    await createNewcomer("Molde", { rates: [{ place: "outcall", duration: "120", amount: 300 }] });
    const before = await getAlerts(user);

    await createNewcomer("Molde", { rates: [{ place: "incall", duration: "120", amount: 390 }] });

    expect([before.length, (await getAlerts(user)).length]).toEqual([0, 1]);
  });

  it("is not sent for existing, non-matching or republished profiles", async () => {
    const before = await createNewcomer("Tromsø");
    const user = await world.user();
    await save(user, "Tromsø");

    await createNewcomer("Narvik");
    await world.put("/escort-profile/my-profile", { isPublic: false }, before.escort);
    await world.put("/escort-profile/my-profile", { isPublic: true }, before.escort);
    world.clock.advance(limits.savedSearches.look.settle);

    expect(await getAlerts(user)).toEqual([]);
  });

  it("is never sent across a block", async () => {
    const [blocked, blocker] = [await world.user(), await world.user()];
    await Promise.all([save(blocked, "Bodø"), save(blocker, "Bodø")]);
    const { escort } = await createNewcomer("Bodø");
    await world.post(`/blocks/${blocked.id}`, undefined, escort);
    await world.post(`/blocks/${escort.id}`, undefined, blocker);

    expect(await getAlerts(blocked)).toEqual([]);
    expect(await getAlerts(blocker)).toEqual([]);
  });

  it("is not sent to unconfirmed addresses, or banned or closed accounts", async () => {
    const people = [await world.user(), await world.user(), await world.user()] as const;
    const [unconfirmed, banned, gone] = people;
    for (const person of people) await save(person, "Molde");
    await world.db
      .updateTable("users")
      .set({ emailVerifiedAt: null })
      .where("id", "=", unconfirmed.id)
      .execute();
    await world.post(`/admin/users/${banned.id}/ban`, { reason: "X" }, admin);
    await world.delete("/auth/me", gone, { password: gone.password });
    await createNewcomer("Molde");

    for (const person of people) expect(await getAlerts(person)).toEqual([]);
  });

  it("follows the daily schedule if chosen, and is not sent when off", async () => {
    const [daily, off] = [await world.user(), await world.user()];
    await Promise.all([save(daily, "Larvik", "daily"), save(off, "Larvik", "off")]);
    await createNewcomer("Larvik");

    expect(await getAlerts(daily)).toEqual([]);
    expect(await getAlerts(daily, "daily")).toHaveLength(1);
    expect(await getAlerts(off, "daily")).toEqual([]);
  });

  it("is sent even when more searches are due than one batch holds", async () => {
    const [user, other] = [await world.user(), await world.user()];
    await save(user, "Halden");
    const earlier = new Date(world.clock.now().getTime() - 1000);
    const others = Array.from({ length: limits.savedSearches.look.searches }, () => ({
      id: newId(),
      userId: other.id,
      name: "X",
      query: JSON.stringify({ location: "Atlantis" }),
      alerts: "instant" as const,
      lookedAt: earlier,
      createdAt: earlier,
    }));
    await world.db.insertInto("savedSearches").values(others).execute();
    await createNewcomer("Halden");

    expect(await getAlerts(user)).toHaveLength(1);
  });

  it("is turned off by its mailed link, without signing in and idempotently", async () => {
    const user = await world.user();
    await save(user, "Voss");
    await createNewcomer("Voss");
    const [mail] = await getAlerts(user);
    const link = /\S+\/saved-searches\/off\?token=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";

    const pressed = await world.post("/saved-searches/off", { token });
    await createNewcomer("Voss");

    expect(mail?.headers).toEqual({ "List-Unsubscribe": `<${link}>` });
    expect(pressed.status).toBe(200);
    expect(await getAlerts(user)).toHaveLength(1);
    expect((await world.post("/saved-searches/off", { token })).status).toBe(200);
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await world.post("/saved-searches/off", { token: forged })).body.error).toBe("invalid_token");
  });
});
