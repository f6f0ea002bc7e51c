import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { buildProfileDraft } from "#test/factories/profiles.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const mine = "/escort-profile/my-profile";
const taxonomy = {
  categories: (await world.get("/taxonomies/categories")).body.data,
  tags: (await world.get("/taxonomies/tags")).body.data,
};
const getTermId = (terms: { slug: string; _id: string }[], slug: string) =>
  terms.find((term) => term.slug === slug)?._id ?? "";

async function escortWithProfile(given: object = {}) {
  const escort = await world.escort();
  const { body } = await world.post("/escort-profile", buildProfileDraft(given), escort);
  return { escort, profile: body.data };
}

describe("an escort's own profile", () => {
  it("is created as a draft with defaults and is not visible yet", async () => {
    const { profile } = await escortWithProfile({ name: "Zoë O'Neill" });

    expect(profile).toMatchObject({
      slug: "zoe-oneill",
      status: "draft",
      isListed: false,
      currency: "USD",
      isPublic: true,
      allowMessages: true,
      contactVisibility: "everyone",
      isVerified: false,
      isAvailable: false,
      tags: [],
      categoryId: null,
    });
  });

  it("stores every given field", async () => {
    const full = {
      currency: "EUR",
      aboutMe: "Likes museums",
      orientation: "bisexual",
      languages: ["English", "Norsk"],
      services: ["Dinner", "Theatre"],
      height: 172,
      weight: 60,
      bust: "85",
      waist: "62",
      hips: "90",
      hair: "long",
      hairColor: "brown",
      eyeColor: "green",
      ethnicity: "Nordic",
      nationality: "Norwegian",
      smokes: "no",
      implants: "no",
      shaved: "sometimes",
      preferences: "Quiet evenings",
      workingHours: "Mon–Fri from 18",
      availability: "By appointment",
      customFields: [{ label: "Favorite drink", value: "Tea" }],
      location: { address: "Grünerløkka" },
      phoneNumber: "+47 00 00 00 00",
      telegram: "someone",
      email: "work@example.test",
      isPublic: false,
      allowMessages: false,
      contactVisibility: "members",
      isIndexed: false,
    };
    const { escort } = await escortWithProfile(full);

    const { body } = await world.get(mine, escort);

    expect(body.data).toMatchObject(full);
  });

  it("is limited to one per account, even under concurrent requests", async () => {
    const escort = await world.escort();

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.post("/escort-profile", buildProfileDraft(), escort)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  it("has a unique slug that stays when the name changes", async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => escortWithProfile({ name: "Mila Sand" })));
    const { escort, profile } = made[0] ?? (await escortWithProfile());

    const { body } = await world.put(mine, { name: "Someone Else" }, escort);

    expect(new Set(made.map((one) => one.profile.slug)).size).toBe(4);
    expect(body.data).toMatchObject({ name: "Someone Else", slug: profile.slug });
  });

  it.each(["Search", "Public", "My Profile", "By Category"])(
    "never gets the slug of the reserved path %s",
    async (name) => {
      const { profile } = await escortWithProfile({ name });

      expect(["search", "public", "my-profile", "by-category"]).not.toContain(profile.slug);
    },
  );

  it("updates field by field: omitted fields stay, null clears", async () => {
    const { escort } = await escortWithProfile({ aboutMe: "Hello", height: 170, languages: ["English"] });

    const { body } = await world.put(mine, { aboutMe: null, weight: 61 }, escort);

    expect(body.data).toMatchObject({ aboutMe: null, height: 170, weight: 61, languages: ["English"] });
  });

  it("returns 404 before creation and after deletion", async () => {
    const escort = await world.escort();
    const before = await world.get(mine, escort);
    await world.post("/escort-profile", buildProfileDraft(), escort);

    const deleted = await world.delete(mine, escort);

    expect([before.status, deleted.status]).toEqual([404, 200]);
    expect((await world.get(mine, escort)).status).toBe(404);
    expect((await world.post("/escort-profile", buildProfileDraft(), escort)).status).toBe(201);
  });

  it.each([
    ["age", { age: 17 }],
    ["age", { age: 101 }],
    ["age", { age: 20.5 }],
    ["name", { name: " " }],
    ["gender", { gender: "woman" }],
    ["rateOutcall", { rateOutcall: -1 }],
    ["rateIncall", { rateIncall: 10.001 }],
    ["currency", { currency: "XYZ" }],
    ["city", { city: "" }],
    ["phoneNumber", { phoneNumber: "call me maybe" }],
    ["whatsapp", { whatsapp: "ask" }],
    ["height", { height: 99 }],
    ["weight", { weight: 201 }],
    ["languages", { languages: Array.from({ length: 16 }, () => "x") }],
    ["services", { services: Array.from({ length: 31 }, () => "x") }],
    ["customFields", { customFields: [{ label: "", value: "x" }] }],
    ["aboutMe", { aboutMe: "a\0b" }],
    ["categoryId", { categoryId: "01900000-0000-7000-8000-000000000000" }],
    ["categoryId", { categoryId: getTermId(taxonomy.categories, "miami") }],
    ["tags", { tags: ["01900000-0000-7000-8000-000000000000"] }],
    ["tags", { tags: [getTermId(taxonomy.tags, "verified")] }],
  ])("is rejected for its %s: %j", async (field, given) => {
    const { status, body } = await world.post(
      "/escort-profile",
      buildProfileDraft(given),
      await world.escort(),
    );

    expect(status).toBe(400);
    expect(body.details.join()).toContain(field);
  });

  it("is rejected with readable messages", async () => {
    const draft = buildProfileDraft({ age: 17, gender: "f", rateOutcall: -1, phoneNumber: "call me maybe" });

    const { body } = await world.post("/escort-profile", draft, await world.escort());

    expect(body.details).toEqual([
      "age: Age must be at least 18",
      "gender: Gender must be one of: female, male, transgender, other",
      "rateOutcall: Outcall rate must be at least 0",
      "phoneNumber: Phone number must look like +43 660 123456",
    ]);
  });

  it("cannot have an age under 18, even by a direct database update", async () => {
    const { profile } = await escortWithProfile();

    const change = world.db.updateTable("profiles").set({ age: 17 }).where("id", "=", profile._id).execute();

    await expect(change).rejects.toThrow("check");
  });

  it("ignores fields that the contract does not allow", async () => {
    const { escort } = await escortWithProfile({ status: "active", isVerified: true, isPaid: true });

    const { body } = await world.put(mine, { status: "active", slug: "mine", isVerified: true }, escort);

    expect(body.data).toMatchObject({ status: "draft", isVerified: false, isPaid: false });
    expect(body.data.slug).not.toBe("mine");
  });

  it("requires the escort or supplier role", async () => {
    expect((await world.post("/escort-profile", buildProfileDraft(), await world.user())).status).toBe(403);
  });
});

describe("available now", () => {
  it("lasts for the given hours and ends on its own", async () => {
    const { escort } = await escortWithProfile();

    const { body } = await world.post(`${mine}/available`, { hours: 2 }, escort);
    world.clock.advance(2 * 60 * 60 * 1000 + 1);
    const later = await world.get(mine, await world.signedInAgain(escort));

    expect([body.data.isAvailable, later.body.data.isAvailable]).toEqual([true, false]);
  });

  it("can be withdrawn", async () => {
    const { escort } = await escortWithProfile();
    await world.post(`${mine}/available`, { hours: 8 }, escort);

    const { body } = await world.delete(`${mine}/available`, escort);

    expect(body.data).toMatchObject({ isAvailable: false, availableUntil: null });
  });

  it.each([0, 9, 1.5])("cannot be set for %d hours", async (hours) => {
    const { escort } = await escortWithProfile();

    expect((await world.post(`${mine}/available`, { hours }, escort)).status).toBe(400);
  });
});

describe("prices", () => {
  it("are also stored in dollars and follow the exchange rates", async () => {
    const { escort, profile } = await escortWithProfile({
      currency: "JPY",
      rateOutcall: 30_000,
      rateIncall: 15_000,
    });
    const dollars = () =>
      world.db
        .selectFrom("profiles")
        .select(["usdOutcall", "usdIncall"])
        .where("id", "=", profile._id)
        .executeTakeFirstOrThrow();

    const first = await dollars();
    await world.put("/admin/exchange-rates", { rates: { JPY: 100 } }, await world.signedInAgain(admin));
    await world.jobs.drain();
    const second = await dollars();
    await world.put(mine, { currency: "USD", rateOutcall: 250.5 }, await world.signedInAgain(escort));

    expect(first).toEqual({ usdOutcall: 200, usdIncall: 100 });
    expect(second).toEqual({ usdOutcall: 300, usdIncall: 150 });
    expect(await dollars()).toEqual({ usdOutcall: 250.5, usdIncall: 15_000 });
  });
});
