import { expect, it } from "vitest";
import { toProfileInput, newProfile } from "./draft.ts";
import { getProgress, getTotalProgress } from "./progress.ts";
import { labels, sections } from "./sections.ts";
import { someProfile } from "../test-profile.ts";

it("counts filled fields, except those that always have a value", () => {
  expect(
    getProgress(
      { fields: ["name", "aboutMe", "tags", "isPublic", "currency"] },
      { ...newProfile, name: "Vera" },
    ),
  ).toEqual({
    filled: 1,
    total: 3,
  });
});

it("increases with every filled field", () => {
  const before = getTotalProgress(toProfileInput(someProfile));
  const after = getTotalProgress(
    toProfileInput({ ...someProfile, aboutMe: "Long walks.", languages: ["French"] }),
  );

  expect(after.filled - before.filled).toBe(2);
});

it("assigns every field to exactly one section", () => {
  const placed = sections.flatMap(({ fields }) => fields);

  expect(placed.toSorted()).toEqual(Object.keys(labels).toSorted());
});
