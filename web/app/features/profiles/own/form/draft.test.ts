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
  it("matches the server's schema and leaves empty fields unset", () => {
    const draft = ProfileForm.parse(begun);

    expect(ProfileDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ age: 33, rateIncall: 350.5, height: null, email: null, languages: [] });
  });

  it("requires exactly the required fields", () => {
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
  it.each(["17", "101", "33.5", "thirty"])("is not a valid age when it is %s", (age) => {
    expect(findProblems({ age })).toEqual(["age must be a whole number from 18 to 100"]);
  });

  it.each(["-1", "1.999", "a lot"])("is not a valid rate when it is %s", (rateOutcall) => {
    expect(findProblems({ rateOutcall })).toEqual([
      "rateOutcall must be 0 or more, with at most two decimal places",
    ]);
  });

  it("may be a rate of zero", () => {
    expect(ProfileForm.parse({ ...begun, rateOutcall: "0" }).rateOutcall).toBe(0);
  });
});

describe("a list", () => {
  it("is split, trimmed and deduplicated", () => {
    const draft = ProfileForm.parse({
      ...begun,
      languages: " English,, French , English",
      services: "Dinner, theatre\n\n City walks ",
    });

    expect(draft.languages).toEqual(["English", "French"]);
    expect(draft.services).toEqual(["Dinner, theatre", "City walks"]);
  });

  it("is rejected with one message when it is too long", () => {
    const many = Array.from({ length: 16 }, (_, index) => `L${index}`).join();

    expect(findProblems({ languages: many })).toEqual(["languages are limited to 15"]);
    expect(findProblems({ services: "x".repeat(61) })).toEqual([
      "services can have at most 60 characters each",
    ]);
  });
});

describe("rates", () => {
  it("of all durations make one list with the hourly ones", () => {
    const draft = ProfileForm.parse({
      ...begun,
      outcallRates: [
        { duration: "overnight", amount: "1500" },
        { duration: "120", amount: "700,50" },
      ],
      incallRates: [],
    });

    expect(draft.rates).toEqual([
      { place: "outcall", duration: "60", amount: 400 },
      { place: "outcall", duration: "120", amount: 700.5 },
      { place: "outcall", duration: "overnight", amount: 1500 },
      { place: "incall", duration: "60", amount: 350.5 },
    ]);
  });

  it("leave out an hour on request", () => {
    expect(ProfileForm.parse({ ...begun, rateOutcall: "0", rateIncall: "0" }).rates).toEqual([]);
  });

  it.each([
    [[{ duration: "90", amount: "" }], "incallRates.0.amount is required"],
    [[{ duration: "90", amount: "0" }], "incallRates.0.amount must be greater than 0"],
    [
      [{ duration: "90", amount: "x" }],
      "incallRates.0.amount must be 0 or more, with at most two decimal places",
    ],
    [[{ duration: "", amount: "90" }], "incallRates.0.duration is required"],
    [
      [
        { duration: "90", amount: "90" },
        { duration: "90", amount: "95" },
      ],
      "incallRates.1.duration is already listed",
    ],
  ])("cannot be %j", (incallRates, problem) => {
    expect(findProblems({ incallRates })).toEqual([problem]);
  });
});

describe("an optional entry", () => {
  it("is dropped when its row is empty and rejected when half filled", () => {
    const rows = [
      { label: " ", value: "" },
      { label: "Notice", value: "One day" },
    ];

    expect(ProfileForm.parse({ ...begun, customFields: rows }).customFields).toEqual([rows[1]]);
    expect(findProblems({ customFields: [{ label: "Notice", value: " " }] })).toHaveLength(1);
  });

  it("must be a valid phone number in the phone field", () => {
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

  it("sends nothing when nothing has changed", () => {
    expect(changed({})).toEqual({});
    expect(changed({ tags: ["b", "a"] })).toEqual({});
  });

  it("sends the whole list of rates when one of them has changed", () => {
    const incall = { place: "incall", duration: "60", amount: 350.5 };

    expect(changed({ rateOutcall: "420" })).toEqual({
      rateOutcall: 420,
      rates: [{ place: "outcall", duration: "60", amount: 420 }, incall],
    });
    expect(changed({ incallRates: [{ duration: "120", amount: "600" }] })).toEqual({
      rates: [
        { place: "outcall", duration: "60", amount: 400 },
        incall,
        { place: "incall", duration: "120", amount: 600 },
      ],
    });
  });

  it("sends ids for selected items and null for cleared fields", () => {
    expect(changed({ tags: ["b"], categoryId: "", aboutMe: " ", height: "", district: "Marais" })).toEqual({
      tags: ["b"],
      categoryId: null,
      aboutMe: null,
      height: null,
      location: { address: "Marais" },
    });
  });
});

it("shows cents with two digits", () => {
  const { rateOutcall, rateIncall } = toProfileInput({ ...someProfile, rateOutcall: 250.5, rateIncall: 200 });

  expect([rateOutcall, rateIncall]).toEqual(["250.50", "200"]);
});
