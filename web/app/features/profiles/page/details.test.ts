import { describe, expect, it } from "vitest";
import { getDetails } from "./details.ts";
import { someProfile } from "./test-profile.ts";

describe("the details of a profile", () => {
  it("show the given values as text", () => {
    const details = getDetails({
      ...someProfile,
      height: 172,
      hairColor: "Dark brown",
      hair: "long",
      smokes: "sometimes",
    });

    expect(details).toContainEqual({ term: "Height", detail: "172 cm" });
    expect(details).toContainEqual({ term: "Hair", detail: "Dark brown, long" });
    expect(details).toContainEqual({ term: "Smokes", detail: "Sometimes" });
  });

  it("omit empty fields", () => {
    expect(getDetails(someProfile)).toEqual([{ term: "Gender", detail: "Female" }]);
  });
});
