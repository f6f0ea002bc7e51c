import { expect, it } from "vitest";
import { findBuildDifferences } from "./reproducible.ts";

it("the pages are the same byte for byte when they are built again in another folder", async () => {
  expect(await findBuildDifferences()).toEqual([]);
});
