import type { Category } from "@vesper/contract/profiles/taxonomy";
import { describe, expect, it } from "vitest";
import { getPossibleParents } from "./possible-parents.ts";

const category = (_id: string, parentId: string | null = null): Category => ({
  _id,
  parentId,
  name: _id,
  slug: _id,
  type: "location",
  icon: "",
  description: "",
  isActive: true,
  sortOrder: 0,
  profileCount: 0,
});

const europe = category("europe");
const austria = category("austria", "europe");
const vienna = category("vienna", "austria");
const asia = category("asia");
const all = [europe, austria, vienna, asia];

describe("possible parents", () => {
  it("are all categories for a new one", () => {
    expect(getPossibleParents(all, undefined)).toEqual(all);
  });

  it("exclude the category itself and its descendants", () => {
    expect(getPossibleParents(all, "europe")).toEqual([asia]);
    expect(getPossibleParents(all, "austria")).toEqual([europe, asia]);
  });
});
