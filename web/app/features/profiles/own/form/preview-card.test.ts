import { describe, expect, it } from "vitest";
import { newProfile } from "./draft.ts";
import { toPreviewCard } from "./preview-card.ts";

const typed = { ...newProfile, name: " Vera ", age: "33", city: "Oslo", rateOutcall: "350,5" };

describe("the preview of a card", () => {
  it("shows what the form says", () => {
    expect(toPreviewCard({ ...typed, languages: "English, Norwegian" }, [])).toMatchObject({
      name: "Vera",
      age: 33,
      city: "Oslo",
      rateOutcall: 350.5,
      rateIncall: 0,
      languages: ["English", "Norwegian"],
      images: [],
    });
  });

  it("waits for a name and an age", () => {
    expect(toPreviewCard({ ...typed, name: " " }, [])).toBeNull();
    expect(toPreviewCard({ ...typed, age: "thirty" }, [])).toBeNull();
  });
});
