import { describe, expect, it } from "vitest";
import { divideServices } from "./divide-services.ts";
import { getGoodToKnow } from "./good-to-know-facts.ts";

describe("the services on a page", () => {
  it("are the listed ones and the escort's own words", () => {
    const listedServices = [{ slug: "massage", name: "Massage" }];

    expect(divideServices({ services: ["Chess", "Massage", "Chess"], listedServices })).toEqual({
      listed: listedServices,
      own: ["Chess"],
    });
  });
});

describe("good to know", () => {
  it("follows the order of the lists and leaves out empty groups", () => {
    expect(getGoodToKnow({ welcomes: ["couples", "women"], access: [] })).toEqual([
      { title: "Who is welcome", labels: ["Women", "Couples"] },
    ]);
    expect(getGoodToKnow({ welcomes: [], access: ["parking"] })).toEqual([
      { title: "Access", labels: ["Parking"] },
    ]);
    expect(getGoodToKnow({ welcomes: [], access: [] })).toEqual([]);
  });
});
