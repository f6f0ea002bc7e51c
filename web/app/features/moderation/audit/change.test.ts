import { expect, it } from "vitest";
import { getFieldChanges } from "./change.ts";

it("lists changed, added and removed fields", () => {
  const before = { status: "active", name: "Ada", phone: "1" };
  const after = { status: "banned", name: "Ada", roles: ["user"] };

  expect(getFieldChanges(before, after)).toEqual([
    { field: "status", before: "active", after: "banned" },
    { field: "phone", before: "1", after: null },
    { field: "roles", before: null, after: "user" },
  ]);
});

it("lists nothing when nothing was recorded", () => {
  expect(getFieldChanges(null, null)).toEqual([]);
});
