import { describe, expect, it } from "vitest";
import { findServices, joinServices, splitServices } from "./services.ts";

const offered = ["Café visits", "City tour", "Massage"];

describe("the services of a profile", () => {
  it("are divided into listed ones, in any spelling, and own words", () => {
    expect(splitServices(["massage", "Chess", "CAFE VISITS"], offered)).toEqual({
      listed: ["Massage", "Café visits"],
      own: ["Chess"],
    });
  });

  it("are all own words without a list", () => {
    expect(splitServices(["Massage"], [])).toEqual({ listed: [], own: ["Massage"] });
  });

  it("keep their order when one is added or removed", () => {
    expect(joinServices(["Chess", "Massage"], ["Massage", "City tour", "Chess"])).toBe(
      "Chess\nMassage\nCity tour",
    );
    expect(joinServices(["Chess", "Massage", "Poetry"], ["Poetry", "Chess"])).toBe("Chess\nPoetry");
  });

  it("contain a service once, however it is written", () => {
    expect(joinServices(["massage"], ["Massage", "MASSAGE"])).toBe("massage");
  });
});

it("services are found by a part of their name without accents", () => {
  expect(findServices(offered, " cafe")).toEqual(["Café visits"]);
  expect(findServices(offered, "")).toEqual(offered);
  expect(findServices(offered, "sailing")).toEqual([]);
});
