import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { draftProfile, publicProfile, type Profiled } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const own = "/escort-profile/my-profile/house-rules";
const rules = ["Please be on time.", "No photos.", "Fresh flowers are welcome."];
const write = ({ escort }: Profiled, given: unknown) => world.put(own, { rules: given }, escort);
const read = ({ id }: { id: string }) => world.get(`/escort-profile/${id}/house-rules`);

let profile: Profiled;
beforeEach(async () => {
  profile = await publicProfile(world, admin);
});

describe("house rules", () => {
  it("are read by visitors in the order in which they were written", async () => {
    const written = await write(profile, rules);

    expect([written.status, written.body.data]).toEqual([200, { rules }]);
    expect((await read(profile)).body.data).toEqual({ rules });
    expect((await world.get(own, profile.escort)).body.data).toEqual({ rules });
  });

  it("are an empty list at first, and once they are removed", async () => {
    const before = await read(profile);
    await write(profile, rules);
    await write(profile, []);

    expect(before.body.data).toEqual({ rules: [] });
    expect((await read(profile)).body.data).toEqual({ rules: [] });
  });

  it("are ten at most, of 1 to 120 characters, without the spaces around them", async () => {
    const { max, each } = limits.houseRules;
    const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Rule ${index + 1}`);

    const refused = [numbered(max + 1), ["a".repeat(each + 1)], ["  "], "Please be on time.", null];
    for (const given of refused) expect((await write(profile, given)).status).toBe(400);
    expect((await read(profile)).body.data.rules).toEqual([]);

    expect((await write(profile, numbered(max))).status).toBe(200);
    expect((await write(profile, [` ${"a".repeat(each)} `])).body.data.rules).toEqual(["a".repeat(each)]);
  });

  it("do not say the same thing twice", async () => {
    const { status, body } = await write(profile, ["No photos.", "no PHOTOS. "]);

    expect([status, body.error]).toEqual([409, "conflict"]);
  });

  it("stay whole when two lists are sent at the same moment", async () => {
    const lists = [rules, rules.toReversed()];

    const answers = await Promise.all(lists.map((list) => write(profile, list)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(lists).toContainEqual((await read(profile)).body.data.rules);
  });

  it("are as visible as their profile", async () => {
    const hidden = await draftProfile(world);
    await write(hidden, rules);

    const [waiting, unknown] = [await read(hidden), await read({ id: newId() })];

    expect([waiting.status, unknown.status]).toEqual([404, 404]);
    expect(waiting.body.message).toBe(unknown.body.message);
  });

  it("belong to escorts who have a profile", async () => {
    const answers = [
      await world.put(own, { rules }),
      await world.put(own, { rules }, await world.user()),
      await world.put(own, { rules }, await world.escort()),
      await world.get(own, await world.escort()),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404, 404]);
  });

  it("are in the export, and go with the profile", async () => {
    await write(profile, rules);

    const { body } = await world.get("/auth/me/export", profile.escort);
    await world.delete("/escort-profile/my-profile", profile.escort);

    expect(body.data.houseRules).toEqual(rules);
    const left = world.db.selectFrom("houseRules").select("rules").where("profileId", "=", profile.id);
    expect(await left.execute()).toEqual([]);
  });
});
