import { bulkColumns } from "@vesper/contract/profiles/bulk-upload";
import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { validateRow, splitList, getValuesByColumn } from "./row.ts";

const validRow: Record<string, string> = {
  name: "Ada Moor",
  email: "ada@example.test",
  age: "29",
  gender: "female",
  rateOutcall: "300",
  rateIncall: "250,50",
  city: "Oslo",
  country: "Norway",
};
const [categoryId, tagId] = ["0190c5a4-0000-7000-8000-000000000001", "0190c5a4-0000-7000-8000-000000000002"];
const terms = { categories: new Map([["companion", categoryId]]), tags: new Map([["dinner", tagId]]) };

const columns = [...bulkColumns];
const validate = (change: Record<string, string> = {}, more: string[] = []) => {
  const values = { ...validRow, ...change };
  return validateRow(
    columns,
    { row: 2, cells: [...columns.map((name) => values[name] ?? ""), ...more] },
    terms,
  );
};

describe("a row", () => {
  it("is parsed into a person, with either decimal separator", () => {
    expect(validate().person).toMatchObject({
      email: "ada@example.test",
      draft: { name: "Ada Moor", age: 29, rateOutcall: 300, rateIncall: 250.5, tags: [] },
      images: [],
    });
  });

  it("accepts categories and tags in any case, a district, and lists", () => {
    const { person } = validate({
      category: "COMPANION",
      tags: "Dinner",
      district: "Frogner",
      languages: "Norwegian; English ;",
    });

    expect(person?.draft).toMatchObject({
      categoryId,
      tags: [tagId],
      location: { address: "Frogner" },
      languages: ["Norwegian", "English"],
    });
  });

  it("accepts rates by place and duration", () => {
    const { person } = validate({ rates: "outcall 120=550; Incall overnight = 1500,50;incall 60=250,50" });

    expect(person?.draft.rates).toEqual([
      { place: "outcall", duration: "120", amount: 550 },
      { place: "incall", duration: "overnight", amount: 1500.5 },
      { place: "incall", duration: "60", amount: 250.5 },
    ]);
  });

  it.each([
    ["outcall 2h", "rates “outcall 2h” must be written like “outcall 120=400”"],
    ["outcall 120=-5", "rates “outcall 120=-5” must be written like “outcall 120=400”"],
    ["outcall 75=400", expect.stringMatching(/^rates entry 1, duration must be one of: 30, 60/)],
    ["hotel 120=400", "rates entry 1, place must be one of: outcall, incall"],
    ["incall 30=0", "rates entry 1, amount must be greater than 0"],
    ["incall 30=9;incall 30=8", "rates entry 2, duration is listed twice for this place"],
    ["incall 60=240", "rates must have the same one-hour rate for incall as rateIncall"],
  ])("rejects the rates %j and says why", (rates, error) => {
    expect(validate({ rates }).errors).toEqual([error]);
  });

  it("reports all its errors at once, by column name", () => {
    const { errors } = validate({ age: "17", email: "ada", category: "Nobody", tags: "Dinner;Other" }, [
      "more",
    ]);

    expect(errors).toEqual(
      expect.arrayContaining([
        "The row has more cells than the file has columns",
        "The category “Nobody” doesn’t exist",
        "The tag “Other” doesn’t exist",
        expect.stringMatching(/^age /),
        expect.stringMatching(/^email /),
      ]),
    );
    expect(errors).toHaveLength(5);
  });

  it.each(["name", "email", "age", "gender", "rateOutcall", "rateIncall", "city", "country"])(
    "without %s is rejected, naming the column",
    (column) => {
      expect(validate({ [column]: "" }).errors).toEqual([expect.stringMatching(new RegExp(`^${column} `))]);
    },
  );

  it.each(["-5", "1e3", "0x10", "many", "١٢"])("does not accept %s as a number", (age) => {
    expect(validate({ age }).errors).toEqual([expect.stringMatching(/^age /)]);
  });

  it.each(["javascript:alert(1)", "file:///etc/passwd", "ftp://example.test/a.jpg", "a.jpg"])(
    "rejects a picture from %s",
    (address) => {
      expect(validate({ images: address }).errors).toEqual(["images must contain only valid web addresses"]);
    },
  );

  it("has a maximum number of pictures", () => {
    const addresses = (count: number) =>
      Array.from({ length: count }, (_, n) => `https://example.test/${n}.jpg`).join(";");

    expect(validate({ images: addresses(limits.upload.images) }).person?.images).toHaveLength(
      limits.upload.images,
    );
    expect(validate({ images: addresses(limits.upload.images + 1) }).errors).toEqual([
      `images must have at most ${limits.upload.images} addresses`,
    ]);
  });

  it("ignores empty and missing cells", () => {
    expect(getValuesByColumn(["name", "age", "city"], { row: 2, cells: ["Ada", ""] })).toEqual(
      new Map([["name", "Ada"]]),
    );
    expect(splitList(" ; a;; b ")).toEqual(["a", "b"]);
  });
});
