import { expect, it } from "vitest";
import { createReserve, fillReserve } from "./reserve.ts";

it("reserves a place for each profile that follows", () => {
  expect(createReserve(24)).toEqual({ places: 24, isFinal: false });
  expect(createReserve(0)).toEqual({ places: 0, isFinal: true });
});

it("gives reserved places to new cards, so that the list keeps its length", () => {
  const filled = fillReserve(createReserve(24), 12);

  expect(filled).toEqual({ places: 12, isFinal: false });
  expect(fillReserve(filled, 30).places).toBe(0);
});
