import { expect, it } from "vitest";
import { parsePlace } from "./remembered-place.ts";

it("reads a place that was stored", () => {
  const place = { city: "Vienna", near: "48.2,16.37", radiusKm: 25 };

  expect(parsePlace(JSON.stringify(place))).toEqual(place);
  expect(parsePlace(JSON.stringify({ ...place, radiusKm: "50" }))).toEqual({ ...place, radiusKm: 50 });
});

it.each([null, "", "no JSON", "null", "[]", '{"city":"Vienna"}', '{"city":"","near":"1,2","radiusKm":1}'])(
  "ignores anything else: %s",
  (stored) => {
    expect(parsePlace(stored)).toBeNull();
  },
);
