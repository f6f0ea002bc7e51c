import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { describe, expect, it } from "vitest";
import { getContacts, getFacts } from "./facts.ts";

const written = {
  age: 29,
  gender: "female",
  rateOutcall: 1300,
  rateIncall: 250.5,
  currency: "EUR",
  rates: [],
  categoryId: null,
  tags: [],
  languages: ["Norwegian", "English"],
  services: [],
  welcomes: [],
  access: ["step-free", "elevator"],
  preferences: null,
  workingHours: null,
  availability: null,
  location: { address: null },
  customFields: [{ label: "Favourite walk", value: "Along the harbour" }],
} as unknown as AdminProfile;

describe("the facts of a profile", () => {
  it("show the currency symbol and omit empty fields", () => {
    expect(getFacts(written)).toEqual([
      { term: "Age", detail: "29" },
      { term: "Gender", detail: "Female" },
      { term: "Outcall", detail: "€1,300" },
      { term: "Incall", detail: "€250.50" },
      { term: "Languages", detail: "Norwegian, English" },
      { term: "Access", detail: "Step-free entrance, Elevator" },
      { term: "Favourite walk", detail: "Along the harbour" },
    ]);
  });

  it("separate a symbol made of letters from the amount", () => {
    expect(getFacts({ ...written, currency: "SEK" })).toContainEqual({
      term: "Outcall",
      detail: "kr\u00a01,300",
    });
  });

  it("list contact details apart", () => {
    const contacts = { ...written, phoneNumber: "+47 22 33 44 55", telegram: "@celia" };
    expect(getContacts(contacts)).toEqual([
      { term: "Phone", detail: "+47 22 33 44 55" },
      { term: "Telegram", detail: "@celia" },
    ]);
    expect(getFacts(contacts)).toEqual(getFacts(written));
  });
});
