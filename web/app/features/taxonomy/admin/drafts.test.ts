import type { Category } from "@vesper/contract/profiles/taxonomy";
import { describe, expect, it } from "vitest";
import { CategoryForm, toCategoryInput, getChanges, newCategory } from "./drafts.ts";

const cities: Category = {
  _id: "0190b6a2-0000-7000-8000-000000000001",
  name: "Vienna",
  slug: "vienna",
  type: "location",
  icon: "🏙️",
  description: "",
  isActive: true,
  parentId: "0190b6a2-0000-7000-8000-000000000002",
  sortOrder: 7,
  profileCount: 12,
};

describe("editing a category", () => {
  it("sends only changed fields, so parent and sort order stay", () => {
    const draft = CategoryForm.parse({ ...toCategoryInput(cities), name: "Wien" });

    expect(getChanges(draft, cities)).toEqual({ name: "Wien" });
  });

  it("clears the parent when none is selected", () => {
    const draft = CategoryForm.parse({ ...toCategoryInput(cities), parentId: "" });

    expect(getChanges(draft, cities)).toEqual({ parentId: null });
  });
});

describe("the sort order of a category", () => {
  const given = { ...newCategory, name: "Vienna", slug: "vienna" };

  it("defaults to 0 when left empty", () => {
    expect(CategoryForm.parse({ ...given, sortOrder: " " }).sortOrder).toBe(0);
  });

  it.each(["-1", "1.5", "first", "100001"])("cannot be %s", (sortOrder) => {
    const { error } = CategoryForm.safeParse({ ...given, sortOrder });

    expect(error?.issues.map(({ message }) => message)).toEqual(["must be a whole number from 0 to 100,000"]);
  });
});
