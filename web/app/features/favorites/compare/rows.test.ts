import type { ComparedProfile } from "@vesper/contract/profiles/compare";
import { describe, expect, it } from "vitest";
import { listComparedTexts } from "./rows.ts";

const vera: ComparedProfile = {
  _id: "1",
  slug: "vera",
  name: "Vera",
  age: 29,
  city: "Oslo",
  country: "Norway",
  tour: null,
  tours: [],
  rateOutcall: 300,
  rateIncall: 0,
  currency: "EUR",
  languages: ["English", "Norwegian"],
  isVerified: true,
  verifiedIn: "2026-11",
  rating: { average: 4.5, count: 2 },
  replyTime: "hour",
  isAvailable: false,
  isOnline: false,
  availability: null,
  services: [],
  categoryId: null,
  tags: [],
  images: [],
};
const find = (profiles: ComparedProfile[], label: string) =>
  listComparedTexts(profiles).find((row) => row.label === label);

describe("a comparison", () => {
  it("marks rows that differ, and leaves out rows that nobody fills", () => {
    const ada = { ...vera, age: 35 };

    expect(find([vera, ada], "Age")).toEqual({ label: "Age", texts: ["29", "35"], isDifferent: true });
    expect(find([vera, ada], "Outcall")).toMatchObject({ isDifferent: false });
    expect(find([vera, ada], "Incall")).toBeUndefined();
  });

  it("says where a person on tour is and where they go next", () => {
    const tour = {
      _id: "t",
      city: "Paris",
      country: "France",
      from: "2026-12-01",
      to: "2026-12-05",
      note: null,
    };
    const next = { ...tour, _id: "u", city: "Rome", country: "Italy", from: "2027-01-02", to: "2027-01-03" };
    const away = { ...vera, tour, tours: [tour, next] };

    expect(find([away], "Place")?.texts[0]).toMatch(/^Paris until .*, then Oslo$/);
    expect(find([away], "Tours")?.texts[0]).toMatch(/^Rome, [^;]*$/);
  });

  it("states verification, rating and reply time in words", () => {
    expect(find([vera], "Verified")?.texts).toEqual(["Verified in November 2026"]);
    expect(find([vera], "Rating")?.texts).toEqual(["4.5 of 5, 2 reviews"]);
    expect(find([vera], "Replies")?.texts).toEqual(["Within an hour"]);
    expect(find([{ ...vera, isVerified: false }], "Verified")?.texts).toEqual(["Not verified"]);
  });
});
