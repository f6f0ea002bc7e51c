import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { checkListedTexts } from "../service/check-cards.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);
let admin = await world.admin();

let person: TestProfile;
beforeEach(async () => {
  await world.db.deleteFrom("profiles").execute();
  admin = await world.signedInAgain(admin);
  person = await buildPublicProfile(world, admin, {
    name: "Mara Lind",
    aboutMe: "Likes rock'n'roll \\o/ records",
  });
});

async function countFound(q: string): Promise<number> {
  const { body } = await world.get(`/escort-profile/search?${new URLSearchParams({ q }).toString()}`);
  expect(body.data).toHaveLength(body.meta.total);
  expect(body.meta.correctedTo ?? null).toBeNull();
  return body.meta.total;
}

const edit = (change: object) => world.put("/escort-profile/my-profile", change, person.escort);

describe("the text of a listed profile", () => {
  it.each([
    "ara",
    "cord",
    "rock'n'",
    "ll \\o/ re",
    "a l",
    "a li",
    "a lind",
    "ra l",
    "likes rock",
    "oslo",
    "maras",
    "oslo by night",
  ])("is found by %s", async (q) => {
    expect(await countFound(q)).toBe(1);
  });

  it.each(["d l", "d li", "lind likes", "kes  rock", "roll re", "likes records"])(
    "is not found by %s",
    async (q) => {
      expect(await countFound(q)).toBe(0);
    },
  );

  it("is found by letters anywhere in a word of any length", async () => {
    await edit({ aboutMe: `${"長".repeat(40)}い文${"字".repeat(40)} and ${"ab".repeat(30)}c` });

    expect(await countFound("長い文字")).toBe(1);
    expect(await countFound(`長い文${"字".repeat(30)}`)).toBe(1);
    expect(await countFound(`${"ab".repeat(25)}c`)).toBe(1);
    expect(await countFound(`${"ab".repeat(25)}d`)).toBe(0);
  });

  it("changes with the profile", async () => {
    await edit({ name: "Selma Quist" });
    await edit({ aboutMe: "Collects stamps" });

    expect([await countFound("quis"), await countFound("stam"), await countFound("reco")]).toEqual([1, 1, 0]);
    expect(await checkListedTexts(ctx)).toEqual([]);
  });

  it("is stored only while the profile is public", async () => {
    const readTexts = () => world.db.selectFrom("listedTexts").select("profileId").execute();
    await edit({ isPublic: false });
    expect(await readTexts()).toEqual([]);
    expect(await checkListedTexts(ctx)).toEqual([]);

    await edit({ isPublic: true });
    expect(await readTexts()).toEqual([{ profileId: person.id }]);

    await world.db.deleteFrom("profiles").where("id", "=", person.id).execute();
    expect(await readTexts()).toEqual([]);
  });

  it.each([
    ["lost", sql`delete from listed_texts`],
    ["changed", sql`update listed_texts set texts = 'something else'`],
    [
      "kept",
      sql`set session_replication_role = replica; update profiles set listed = false; set session_replication_role = origin`,
    ],
  ])("is reported if it was %s", async (_what, statement) => {
    await sql.raw(statement.compile(world.db).sql).execute(world.db);

    expect(await checkListedTexts(ctx)).toEqual([`the stored text of profile ${person.id} is out of date`]);
  });
});
