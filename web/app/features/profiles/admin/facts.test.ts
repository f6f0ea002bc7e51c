import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { describe, expect, it } from "vitest";
import { getFacts } from "./facts.ts";

const written = {
  age: 29,
  gender: "female",
  rateOutcall: 1300,
  rateIncall: 250.5,
  currency: "EUR",
  categoryId: null,
  tags: [],
  languages: ["Norwegian", "English"],
  services: [],
  preferences: null,
  workingHours: null,
  availability: null,
  location: { address: null },
  customFields: [{ label: "Favourite walk", value: "Along the harbour" }],
} as unknown as AdminProfile;

describe("what somebody says about themself", () => {
  it("is told with the symbol of the currency, and without what is left out", () => {
    expect(getFacts(written)).toEqual([
      { term: "Age", detail: "29" },
      { term: "Gender", detail: "Female" },
      { term: "Outcall", detail: "€1,300" },
      { term: "Incall", detail: "€250.50" },
      { term: "Languages", detail: "Norwegian, English" },
      { term: "Favourite walk", detail: "Along the harbour" },
    ]);
  });

  it("sets a symbol of letters apart from the figure", () => {
    expect(getFacts({ ...written, currency: "SEK" })).toContainEqual({
      term: "Outcall",
      detail: "kr\u00a01,300",
    });
  });
});
