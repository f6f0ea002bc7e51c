import { afterAll, describe, expect, it } from "vitest";
import { buildDraftProfile, buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

let made = 0;
/** Adds a service with a name that no other test uses. */
async function addService(name?: string) {
  made += 1;
  const given = { name: name ?? `Service ${made}`, slug: `service-${made}` };
  const { status, body } = await world.post("/admin/services", given, admin);
  expect(status).toBe(201);
  return body.data as { _id: string; name: string; slug: string; profileCount: number };
}
const change = (id: string, given: object) => world.put(`/admin/services/${id}`, given, admin);
const getCount = async (id: string) => {
  const { body } = await world.get("/admin/services?limit=100", admin);
  return body.data.find((service: { _id: string }) => service._id === id)?.profileCount;
};
const search = async (query: Record<string, string>) => {
  const { status, body } = await world.get(`/escort-profile/search?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return body;
};
const findIds = async (services: string): Promise<string[]> =>
  (await search({ services })).data.map(({ _id }: { _id: string }) => _id);
const getPage = async ({ id }: TestProfile) => (await world.get(`/escort-profile/${id}`)).body.data;
const save = (profile: TestProfile, services: string[]) =>
  world.put("/escort-profile/my-profile", { services }, profile.escort);

describe("the services of a profile", () => {
  it("match the list without case and accents, beside own words in the owner's order", async () => {
    const cooking = await addService("Crème brûlée evening");

    const profile = await buildPublicProfile(world, admin, {
      services: ["Stargazing", "CREME BRULEE EVENING", "Chess"],
    });

    const page = await getPage(profile);
    expect(page.services).toEqual(["Stargazing", "Crème brûlée evening", "Chess"]);
    expect(page.listedServices).toEqual([{ slug: cooking.slug, name: cooking.name }]);
    expect(await findIds(cooking.slug)).toEqual([profile.id]);
  });

  it("are the owner's own words where the list has no such name", async () => {
    const profile = await buildPublicProfile(world, admin, { services: ["Kite flying"] });

    expect(await getPage(profile)).toMatchObject({ services: ["Kite flying"], listedServices: [] });
  });

  it("lose a service that the owner removes", async () => {
    const [kept, removed] = [await addService(), await addService()];
    const profile = await buildPublicProfile(world, admin, { services: [kept.name, removed.name] });

    await save(profile, [kept.name]);

    expect(await findIds(removed.slug)).toEqual([]);
    expect([await getCount(kept._id), await getCount(removed._id)]).toEqual([1, 0]);
  });

  it("are in neither cards nor results", async () => {
    const service = await addService();
    await buildPublicProfile(world, admin, { services: [service.name], welcomes: ["women"] });

    const [card] = (await search({ services: service.slug })).data;

    expect(Object.keys(card)).not.toEqual(expect.arrayContaining(["services"]));
    expect(JSON.stringify(card)).not.toContain(service.name);
  });
});

describe("a renamed service", () => {
  it("has its new name on every profile, to visitors, owners and staff", async () => {
    const service = await addService();
    const profile = await buildPublicProfile(world, admin, { services: ["Chess", service.name] });

    await change(service._id, { name: "Board games" });

    const own = await world.get("/escort-profile/my-profile", profile.escort);
    const staff = await world.get(`/admin/escort-profiles/${profile.id}`, admin);
    const expected = ["Chess", "Board games"];
    expect((await getPage(profile)).services).toEqual(expected);
    expect(own.body.data.services).toEqual(expected);
    expect(staff.body.data.services).toEqual(expected);
    expect(await findIds(service.slug)).toEqual([profile.id]);
  });

  it("still matches a form that was opened before", async () => {
    const service = await addService();
    const profile = await buildPublicProfile(world, admin, { services: [service.name] });
    await change(service._id, { name: "Picnic by the sea" });

    const { body } = await save(profile, [service.name, "Chess"]);

    expect(body.data.services).toEqual(["Picnic by the sea", "Chess"]);
    expect(await getCount(service._id)).toBe(1);
  });

  it("leaves its old name to a new service, without moving its profiles", async () => {
    const first = await addService();
    const profile = await buildPublicProfile(world, admin, { services: [first.name] });
    await change(first._id, { name: "Opera night" });

    const second = await addService(first.name);

    const later = await buildPublicProfile(world, admin, { services: [first.name] });
    expect((await getPage(profile)).services).toEqual(["Opera night"]);
    expect(await findIds(first.slug)).toEqual([profile.id]);
    expect(await findIds(second.slug)).toEqual([later.id]);
  });

  it("loses no profile that is saved at the same moment", async () => {
    const service = await addService();
    const profile = await buildPublicProfile(world, admin, { services: ["Chess"] });
    const names = Array.from({ length: 6 }, (_, at) => `${service.name}, take ${at}`);

    const answers = await Promise.all(
      names.flatMap((name, at) => [
        change(service._id, { name }),
        save(profile, at % 2 ? [service.name] : [service.name, "Chess"]),
      ]),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await world.get("/taxonomies/services");
    const current = body.data.find(({ _id }: { _id: string }) => _id === service._id);
    expect((await getPage(profile)).services).toContain(current.name);
    expect(await findIds(service.slug)).toEqual([profile.id]);
    expect(current.profileCount).toBe(1);
  });

  it("cannot take a name that differs from another only by case or accents", async () => {
    const [one, other] = [await addService("Café mornings"), await addService()];

    const answers = [
      await change(other._id, { name: "CAFE MORNINGS" }),
      await change(one._id, { name: "Cafe Mornings" }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([409, 200]);
  });

  it.each(["", "x".repeat(61), "Dinner; dancing"])("cannot be named %j", async (name) => {
    const service = await addService();

    const { status, body } = await change(service._id, { name });

    expect([status, body.details.join()]).toEqual([400, expect.stringContaining("name: ")]);
  });
});

describe("a new service", () => {
  it("is found at once on profiles that have it in their own words", async () => {
    const [shown, hidden] = [
      await buildPublicProfile(world, admin, { services: ["Chess", "Lantern walks"] }),
      await buildDraftProfile(world, { services: ["lantern WALKS"] }),
    ];

    const service = await addService("Lantern Walks");

    expect(service.profileCount).toBe(1);
    expect(await findIds(service.slug)).toEqual([shown.id]);
    await world.post(`/admin/escort-profiles/${hidden.id}/approve`, undefined, admin);
    expect((await findIds(service.slug)).toSorted()).toEqual([shown.id, hidden.id].toSorted());
    expect(await getCount(service._id)).toBe(2);
  });

  it("misses no profile that is saved at the same moment", async () => {
    const people = await Promise.all(
      Array.from({ length: 4 }, () => buildPublicProfile(world, admin, { services: ["Chess"] })),
    );

    const [service] = await Promise.all([
      addService("Moonlight sailing"),
      ...people.map((profile) => save(profile, ["moonlight sailing"])),
    ]);

    expect((await findIds(service.slug)).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    expect(await getCount(service._id)).toBe(4);
  });
});

describe("an inactive service", () => {
  it("keeps its text on profiles and leaves filters, facets and the public list", async () => {
    const [gone, kept] = [await addService(), await addService()];
    const profile = await buildPublicProfile(world, admin, { services: [gone.name, kept.name] });

    await change(gone._id, { isActive: false });

    const found = await search({ services: kept.slug, facets: "true" });
    const offered = (await world.get("/taxonomies/services")).body.data;
    expect(await getPage(profile)).toMatchObject({
      services: [gone.name, kept.name],
      listedServices: [{ slug: kept.slug }],
    });
    expect(await findIds(gone.slug)).toEqual([]);
    expect(found.meta.facets.services).toEqual([{ value: kept.slug, label: kept.name, count: 1 }]);
    expect(offered.map(({ slug }: { slug: string }) => slug)).not.toContain(gone.slug);
  });

  it("is found again once it is active, also on profiles saved in between", async () => {
    const service = await addService();
    const profile = await buildPublicProfile(world, admin, { services: [service.name] });
    await change(service._id, { isActive: false });
    await save(profile, ["Chess", service.name]);

    await change(service._id, { isActive: true });

    expect(await findIds(service.slug)).toEqual([profile.id]);
  });
});

describe("a deleted service", () => {
  it("is refused while profiles use it, and leaves them when forced", async () => {
    const service = await addService();
    const profile = await buildPublicProfile(world, admin, { services: ["Chess", service.name, "Poetry"] });

    const refusal = await world.delete(`/admin/services/${service._id}`, admin);
    const forced = await world.delete(`/admin/services/${service._id}?force=true`, admin);

    expect([refusal.status, refusal.body.message]).toEqual([409, "This service is still used by 1 profile."]);
    expect(forced.status).toBe(200);
    expect((await getPage(profile)).services).toEqual(["Chess", "Poetry"]);
    expect(await findIds(service.slug)).toEqual([]);
  });
});

describe("the count of a service", () => {
  it("follows the visibility of its profiles", async () => {
    const service = await addService();
    const profile = await buildPublicProfile(world, admin, { services: [service.name] });
    const counts = [await getCount(service._id)];

    await world.put("/escort-profile/my-profile", { isPublic: false }, profile.escort);
    counts.push(await getCount(service._id));
    await world.put("/escort-profile/my-profile", { isPublic: true }, profile.escort);
    counts.push(await getCount(service._id));
    await world.delete("/escort-profile/my-profile", profile.escort);
    counts.push(await getCount(service._id));

    expect(counts).toEqual([1, 0, 1, 0]);
  });

  it("is corrected at night after an earlier release changed profiles", async () => {
    const service = await addService();
    await buildPublicProfile(world, admin, { services: [service.name] });
    await world.db.updateTable("services").set({ profileCount: 7 }).where("id", "=", service._id).execute();

    await world.jobs.send(world.db, "taxonomy.correct-service-counts", {});
    await world.jobs.drain();

    expect(await getCount(service._id)).toBe(1);
  });
});
