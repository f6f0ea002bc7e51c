import { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { describe, expect, it } from "vitest";
import { getChanges, toProfileInput, newProfile, ProfileForm } from "./draft.ts";
import { someProfile } from "../test-profile.ts";

const begun = {
  ...newProfile,
  name: "Vera Lind",
  age: "33",
  gender: "female",
  city: "Paris",
  country: "France",
  rateOutcall: "400",
  rateIncall: "350,5",
} as const;

const findProblems = (given: object) =>
  ProfileForm.safeParse({ ...begun, ...given }).error?.issues.map(
    ({ path, message }) => `${path.join(".")} ${message}`,
  );

describe("a new profile", () => {
  it("is what the server takes, and leaves open what was left empty", () => {
    const draft = ProfileForm.parse(begun);

    expect(ProfileDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ age: 33, rateIncall: 350.5, height: null, email: null, languages: [] });
  });

  it("asks for everything that is required, and for nothing else", () => {
    const blank = { name: " ", age: "", gender: "", city: "", country: "" };

    expect(findProblems({ ...blank, rateOutcall: "", rateIncall: "" })).toEqual([
      "name is required",
      "age is required",
      "gender is required",
      "city is required",
      "country is required",
      "rateOutcall is required",
      "rateIncall is required",
    ]);
  });
});

describe("a number", () => {
  it.each(["17", "101", "33.5", "thirty"])("is not an age when it is %s", (age) => {
    expect(findProblems({ age })).toEqual(["age must be a whole number from 18 to 100"]);
  });

  it.each(["-1", "1.999", "a lot"])("is not a rate when it is %s", (rateOutcall) => {
    expect(findProblems({ rateOutcall })).toEqual([
      "rateOutcall must be a number with at most two decimals, and not less than 0",
    ]);
  });

  it("may be a rate of nothing", () => {
    expect(ProfileForm.parse({ ...begun, rateOutcall: "0" }).rateOutcall).toBe(0);
  });
});

describe("a list", () => {
  it("is parted, trimmed and holds everything once", () => {
    const draft = ProfileForm.parse({
      ...begun,
      languages: " English,, French , English",
      services: "Dinner, theatre\n\n City walks ",
    });

    expect(draft.languages).toEqual(["English", "French"]);
    expect(draft.services).toEqual(["Dinner, theatre", "City walks"]);
  });

  it("is refused in one sentence when it is too long", () => {
    const many = Array.from({ length: 16 }, (_, index) => `L${index}`).join();

    expect(findProblems({ languages: many })).toEqual(["languages must be at most 15"]);
    expect(findProblems({ services: "x".repeat(61) })).toEqual([
      "services must have at most 60 characters each",
    ]);
  });
});

describe("what people add", () => {
  it("is dropped where a row was left empty, and asked for where half of it is missing", () => {
    const rows = [
      { label: " ", value: "" },
      { label: "Notice", value: "One day" },
    ];

    expect(ProfileForm.parse({ ...begun, customFields: rows }).customFields).toEqual([rows[1]]);
    expect(findProblems({ customFields: [{ label: "Notice", value: " " }] })).toHaveLength(1);
  });

  it("is a phone number where one is asked for", () => {
    expect(findProblems({ phoneNumber: "call me maybe" })).toHaveLength(1);
    expect(ProfileForm.parse({ ...begun, phoneNumber: "+43 (0)660 12-34 56" }).phoneNumber).toBe(
      "+43 (0)660 12-34 56",
    );
  });
});

describe("an edited profile", () => {
  const tags = ["a", "b"].map((name) => ({ _id: name, name, slug: name, color: "#6B7280" }));
  const category = { _id: "c", slug: "dinner", name: "Dinner" };
  const before = { ...someProfile, tags, categoryId: category, aboutMe: "Long walks.", height: 170 };
  const changed = (given: object) =>
    getChanges(ProfileForm.parse({ ...toProfileInput(before), ...given }), before);

  it("sends nothing while nothing differs", () => {
    expect(changed({})).toEqual({});
    expect(changed({ tags: ["b", "a"] })).toEqual({});
  });

  it("sends ids for what was chosen, and nothing for what was cleared", () => {
    expect(changed({ tags: ["b"], categoryId: "", aboutMe: " ", height: "", district: "Marais" })).toEqual({
      tags: ["b"],
      categoryId: null,
      aboutMe: null,
      height: null,
      location: { address: "Marais" },
    });
  });
});

it("shows a rate with both digits of its cents", () => {
  const { rateOutcall, rateIncall } = toProfileInput({ ...someProfile, rateOutcall: 250.5, rateIncall: 200 });

  expect([rateOutcall, rateIncall]).toEqual(["250.50", "200"]);
});
