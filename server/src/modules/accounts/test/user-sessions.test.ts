import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const listDevices = (id: string) => world.get(`/admin/users/${id}/sessions`, admin);
const signOut = (id: string, sessionId: string) =>
  world.delete(`/admin/users/${id}/sessions/${sessionId}`, admin);

describe("the devices of a user", () => {
  it("are listed for admins by last use, without tokens", async () => {
    const person = await world.user();
    world.clock.advance(1000);
    await world.signedInAgain(person);

    const { body } = await listDevices(person.id);

    expect(body.data).toHaveLength(2);
    expect(new Date(body.data[0].lastUsedAt) > new Date(body.data[1].lastUsedAt)).toBe(true);
    expect(Object.keys(body.data[0]).toSorted()).toEqual([
      "_id",
      "createdAt",
      "device",
      "isCurrent",
      "lastUsedAt",
    ]);
    expect(body.data.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, false]);
  });

  it("can be signed out individually, with an audit entry and a notification", async () => {
    const person = await world.user();
    const [phone] = (await listDevices(person.id)).body.data;
    const tablet = await world.signedInAgain(person);

    expect((await signOut(person.id, phone._id)).status).toBe(200);

    expect((await world.get("/auth/me", person)).status).toBe(401);
    expect((await world.get("/auth/me", tablet)).status).toBe(200);
    const { body: log } = await world.get(`/admin/audit-log?subject=${person.id}`, admin);
    expect(log.data).toMatchObject([
      { action: "user.signed_out", actor: { _id: admin.id }, after: { device: phone.device } },
    ]);
    const { body: told } = await world.get("/notifications", tablet);
    expect(JSON.stringify(told)).toContain("You were signed out on a device");
    expect((await signOut(person.id, phone._id)).status).toBe(404);
  });

  it("can be signed out only under their owner's id", async () => {
    const [person, other] = [await world.user(), await world.user()];
    const [session] = (await listDevices(person.id)).body.data;

    expect((await signOut(other.id, session._id)).status).toBe(404);
    expect((await world.get("/auth/me", person)).status).toBe(200);
  });
});

it("a session that ended unheard is refused at once after the clock was set back", async () => {
  const person = await world.user();
  expect((await world.get("/auth/me", person)).status).toBe(200);
  await world.db
    .updateTable("sessions")
    .set({ endedAt: world.clock.now(), endedReason: "logout" })
    .where("userId", "=", person.id)
    .execute();

  world.clock.advance(-60_000);
  const { status } = await world.get("/auth/me", person);
  world.clock.advance(60_000);

  expect(status).toBe(401);
});
