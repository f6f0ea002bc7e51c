import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const draft = (given: object = {}) => ({ name: "Oslo evenings", query: { location: "Oslo" }, ...given });
const save = (who: Person, given: object = {}) => world.post("/saved-searches", draft(given), who);
const listSavedSearches = async (who: Person) => (await world.get("/saved-searches", who)).body.data;

describe("saving a search", () => {
  it("stores the query as given, without the page or unknown fields", async () => {
    const user = await world.user();
    const query = { q: "jazz", tags: "luxury,outcall", minPrice: "100", near: "59.9,10.7", page: "3" };

    const { status, body } = await save(user, { query, alerts: "daily", userId: "someone else" });

    const { page: _page, ...kept } = query;
    const search = { _id: expect.any(String), name: "Oslo evenings", query: kept, alerts: "daily" };
    expect({ status, data: body.data }).toEqual({
      status: 201,
      data: { ...search, createdAt: expect.any(String) },
    });
    expect(await listSavedSearches(user)).toEqual([body.data]);
    expect((await world.get("/auth/me/export", user)).body.data.savedSearches).toEqual([body.data]);
  });

  it.each([
    ["a price that is no number", { query: { minPrice: "cheap" } }],
    ["someone under age", { query: { ageMin: "17" } }],
    ["no filter at all", { query: {} }],
    ["no name", { name: "  " }],
    ["alerts that do not exist", { alerts: "hourly" }],
  ])("is refused for %s", async (_what, given) => {
    const { status, body } = await save(await world.user(), given);

    expect({ status, error: body.error }).toEqual({ status: 400, error: "validation_error" });
  });

  it.each([
    ["user", 10],
    ["vip", 50],
  ] as const)("is limited for a %s to %i, even under concurrent requests", async (role, most) => {
    const person = await world.user({ roles: [role] });
    for (let saved = 0; saved < most - 2; saved += 1) await save(person);

    const answers = await Promise.all(Array.from({ length: 4 }, () => save(person)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain(`up to ${most} searches`);
    expect(await listSavedSearches(person)).toHaveLength(most);
  });
});

describe("a saved search", () => {
  it("can be partly updated and deleted by its owner", async () => {
    const user = await world.user();
    const { _id } = (await save(user)).body.data;

    const changed = await world.put(`/saved-searches/${_id}`, { name: "Norway" }, user);

    expect(changed.body.data).toMatchObject({ name: "Norway", query: { location: "Oslo" }, alerts: "off" });
    expect((await world.delete(`/saved-searches/${_id}`, user)).body.data).toEqual({ _id });
    expect(await listSavedSearches(user)).toEqual([]);
  });

  it("is not found by anyone else", async () => {
    const [owner, stranger] = [await world.user(), await world.user()];
    const { _id } = (await save(owner)).body.data;

    expect((await world.put(`/saved-searches/${_id}`, { name: "Mine" }, stranger)).status).toBe(404);
    expect((await world.delete(`/saved-searches/${_id}`, stranger)).status).toBe(404);
    expect(await listSavedSearches(stranger)).toEqual([]);
    expect(await listSavedSearches(owner)).toMatchObject([{ name: "Oslo evenings" }]);
  });
});
