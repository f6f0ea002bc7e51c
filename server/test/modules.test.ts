import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { modules } from "#app";

const folders = readdirSync(resolve(import.meta.dirname, "../src/modules"));

describe("the list of modules", () => {
  it("contains every module folder once", () => {
    expect(modules.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });
});
