import { afterAll, describe, expect, it } from "vitest";
import { createBulkUploadActions, csvHeader, toCsvRow } from "#test/factories/bulk-uploads.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const { send, download } = createBulkUploadActions(world, () => admin);

const toFile = (...rows: string[]) => [`${csvHeader},services,welcomes,access`, ...rows].join("\n");
const getPage = async (slug: string) => (await world.get(`/escort-profile/${slug}`)).body.data;
const getCount = async (slug: string) => {
  const { body } = await world.get("/taxonomies/services");
  return body.data.find((service: { slug: string }) => service.slug === slug).profileCount;
};

describe("services, welcome people and access in a file", () => {
  it("match the list, count and can be filtered by", async () => {
    const { body } = await send(
      toFile(
        toCsvRow("Ada Bloom", ",MASSAGE; Chess,women; People with disabilities,Step-free entrance; parking"),
        toCsvRow("Bea Crane", ",massage,,"),
      ),
    );

    const found = await world.get("/escort-profile/search?services=massage&access=parking");
    expect(body.results).toMatchObject({ successful: 2, failed: 0 });
    expect(await getPage("ada-bloom")).toMatchObject({
      services: ["Massage", "Chess"],
      listedServices: [{ slug: "massage", name: "Massage" }],
      welcomes: ["women", "disabled"],
      access: ["step-free", "parking"],
    });
    expect(await getPage("bea-crane")).toMatchObject({ welcomes: [], access: [] });
    expect(await getCount("massage")).toBe(2);
    expect(found.body.data.map(({ name }: { name: string }) => name)).toEqual(["Ada Bloom"]);
  });

  it("are refused row by row, with the values that are allowed", async () => {
    const { body } = await send(
      toFile(
        toCsvRow("Cleo Dane", ",,aliens,"),
        toCsvRow("Dora Ellis", ",,,ladder"),
        toCsvRow("Edda Frost", `,${"x".repeat(61)},men; men,`),
      ),
    );

    const errors = body.results.errors.map(({ error }: { error: string }) => error);
    expect(errors).toEqual([
      expect.stringMatching(/^welcomes must be one of: women, men, couples/),
      expect.stringMatching(/^access must be one of: step-free, elevator/),
      "services must have at most 60 characters; welcomes must not repeat a value",
    ]);
  });

  it("come back from a person's export as they were in the file", async () => {
    const cells = { services: "Dinner companion; Cooking", welcomes: "couples; men", access: "elevator" };
    await send(toFile(toCsvRow("Fay Green", `,${Object.values(cells).join(",")}`)));
    const email = "fay.green@example.test";
    const password = "chosen by herself";
    await world.post("/auth/reset-password", {
      token: await world.mailedToken(email),
      newPassword: password,
    });
    const login = await world.post("/auth/login", { email, password });
    const tokens = { access: login.body.data.tokens.access };

    const { body } = await world.get("/auth/me/export", { tokens });

    const { services, welcomes, access } = body.data.profile;
    const lists = { services, welcomes, access };
    expect(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.join("; ")]))).toEqual(
      cells,
    );
  });

  it("are columns of the template and explained in the guide", async () => {
    const [template, guide] = [await download("template"), await download("guide")];

    expect(template.text.split("\n")[0]).toContain("services,welcomes,access");
    expect(guide.text).toContain("women, men, couples");
    expect((await send(template.text)).body.results).toMatchObject({ successful: 1 });
    expect(await getPage("iris-vale")).toMatchObject({ welcomes: ["women", "couples"] });
  });
});
