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
  it("sends only what differs, so parent and order stay", () => {
    const draft = CategoryForm.parse({ ...toCategoryInput(cities), name: "Wien" });

    expect(getChanges(draft, cities)).toEqual({ name: "Wien" });
  });

  it("lets go of its parent when none is chosen", () => {
    const draft = CategoryForm.parse({ ...toCategoryInput(cities), parentId: "" });

    expect(getChanges(draft, cities)).toEqual({ parentId: null });
  });
});

describe("the order of a category", () => {
  const given = { ...newCategory, name: "Vienna", slug: "vienna" };

  it("is 0 when it is left empty", () => {
    expect(CategoryForm.parse({ ...given, sortOrder: " " }).sortOrder).toBe(0);
  });

  it.each(["-1", "1.5", "first", "100001"])("is not %s", (sortOrder) => {
    const { error } = CategoryForm.safeParse({ ...given, sortOrder });

    expect(error?.issues.map(({ message }) => message)).toEqual(["must be a whole number from 0 to 100,000"]);
  });
});
