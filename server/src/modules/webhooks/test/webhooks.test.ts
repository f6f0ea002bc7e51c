import { limits } from "@vesper/contract/core/limits";
import { afterAll, describe, expect, it } from "vitest";
import { createReceiver } from "#test/fakes/receiver.ts";
import { createWorld } from "#test/world.ts";

const receiver = await createReceiver();
const world = await createWorld({}, { deliveryRules: receiver.rules });
afterAll(async () => {
  await world.close();
  receiver.close();
});
const admin = await world.admin();

const draft = { url: receiver.url, description: "Office chat", events: ["contact.received"] };
const create = (given: object = {}) => world.post("/admin/webhooks", { ...draft, ...given }, admin);
const getAll = async () => (await world.get("/admin/webhooks", admin)).body.data as { _id: string }[];
const listActions = async (id: string) =>
  (await world.get(`/admin/audit-log?subject=${id}`, admin)).body.data as { action: string }[];

describe("registering a webhook", () => {
  it("shows the signing secret once and never again", async () => {
    const { status, body } = await create();

    expect(status).toBe(201);
    expect(body.data).toMatchObject({ ...draft, isEnabled: true, owner: { _id: admin.id } });
    expect(body.data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body: read } = await world.get(`/admin/webhooks/${body.data._id}`, admin);
    expect(read.data).not.toHaveProperty("secret");
  });

  it("stores the secret only in sealed form", async () => {
    const { body } = await create();
    const secret = Buffer.from(body.data.secret.slice("whsec_".length), "base64");

    const { sealedSecret } = await world.db
      .selectFrom("webhooks")
      .select("sealedSecret")
      .where("id", "=", body.data._id)
      .executeTakeFirstOrThrow();

    expect(sealedSecret.includes(secret)).toBe(false);
  });

  it.each([
    ["an http address", { url: "http://hooks.example.test/" }, /url: .*https/],
    ["a private address", { url: `https://10.0.0.1:${receiver.port}/` }, /url: .*private/],
    ["this machine", { url: `https://127.0.0.1:${receiver.port}/` }, /url: .*private/],
    [
      "a host that leads to a private address",
      { url: `https://a.private.test:${receiver.port}/` },
      /private/,
    ],
    ["another port", { url: "https://hooks.example.test:22/" }, /url: .*port/],
    ["an unknown host", { url: `https://nowhere.invalid:${receiver.port}/` }, /url: .*cannot be found/],
    ["a password in the address", { url: "https://me:secret@hooks.example.test/" }, /url: .*user name/],
    ["an unknown event", { events: ["profile.eaten"] }, /events/],
    ["no event", { events: [] }, /events: .*at least one/],
  ])("is refused with %s, and changes nothing", async (_case, given, problem) => {
    const before = await getAll();

    const { status, body } = await create(given);

    expect({ status, error: body.error }).toEqual({ status: 400, error: "validation_error" });
    expect(body.details[0]).toMatch(problem);
    expect(await getAll()).toEqual(before);
  });

  it("needs recent authentication", async () => {
    const late = await world.admin();
    await world.db
      .updateTable("sessions")
      .set({ authenticatedAt: new Date(0) })
      .where("userId", "=", late.id)
      .execute();

    const { status, body } = await world.post("/admin/webhooks", draft, late);

    expect({ status, error: body.error }).toEqual({ status: 403, error: "reauthentication_required" });
  });

  it("is audited without the path, which may contain a credential", async () => {
    const { body } = await create({ url: `${receiver.url}/t0ps3cret` });

    const { body: log } = await world.get(`/admin/audit-log?subject=${body.data._id}`, admin);

    expect(log.data).toMatchObject([{ action: "webhook.created", after: { events: "contact.received" } }]);
    expect(JSON.stringify(log)).not.toMatch(/t0ps3cret|whsec_/);
  });
});

describe("a webhook", () => {
  it("is changed, turned off and on, and removed, with each step audited", async () => {
    const { _id } = (await create()).body.data;

    const changed = await world.put(`/admin/webhooks/${_id}`, { ...draft, events: ["case.opened"] }, admin);
    const off = await world.post(`/admin/webhooks/${_id}/disable`, undefined, admin);
    const offAgain = await world.post(`/admin/webhooks/${_id}/disable`, undefined, admin);
    const on = await world.post(`/admin/webhooks/${_id}/enable`, undefined, admin);
    const removed = await world.delete(`/admin/webhooks/${_id}`, admin);
    const gone = await world.get(`/admin/webhooks/${_id}`, admin);

    expect(changed.body.data.events).toEqual(["case.opened"]);
    expect(off.body.data).toMatchObject({ isEnabled: false, disabledBy: "staff" });
    expect(on.body.data).toMatchObject({ isEnabled: true, disabledBy: null });
    expect([offAgain.status, removed.status, gone.status]).toEqual([409, 200, 404]);
    expect((await listActions(_id)).map(({ action }) => action)).toEqual([
      "webhook.removed",
      "webhook.enabled",
      "webhook.disabled",
      "webhook.updated",
      "webhook.created",
    ]);
  });

  it("keeps its address when the new one is private", async () => {
    const { _id } = (await create()).body.data;

    const { status } = await world.put(
      `/admin/webhooks/${_id}`,
      { ...draft, url: `https://192.168.1.1:${receiver.port}/` },
      admin,
    );

    const { body } = await world.get(`/admin/webhooks/${_id}`, admin);
    expect([status, body.data.url]).toEqual([400, draft.url]);
  });

  it("cannot be one too many, even with parallel calls", async () => {
    const free = limits.webhooks.count - (await getAll()).length;

    const answers = await Promise.all(Array.from({ length: free + 3 }, () => create()));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(free);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    for (const { _id } of await getAll()) await world.delete(`/admin/webhooks/${_id}`, admin);
  });
});
