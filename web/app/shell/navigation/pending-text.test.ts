import { expect, it } from "vitest";
import { getPendingText } from "./pending-text.ts";

it.each([
  ["/categories", "Loading categories..."],
  ["/category/massage", "Loading category..."],
  ["/tags", "Loading tags..."],
  ["/tag/luxury", "Loading tag..."],
  ["/escort/vera-lind", "Loading profile..."],
  ["/", "Loading profiles..."],
  ["/search", "Searching..."],
  ["/about", "Loading page..."],
])("navigating to %s shows %j", (path, text) => {
  expect(getPendingText(path)).toBe(text);
});
