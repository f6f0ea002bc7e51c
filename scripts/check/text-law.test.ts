import { describe, expect, it } from "vitest";
import { textOffences } from "./text-law.ts";

// Put together here, so that this file keeps the law that it tests.
const host = ["registry", "example", "org"].join(".");
const path = ["", "home", "ada", "vesper"].join("/");
const left = (word: string) => `${["it", word].join(".")}("is forgotten");`;

describe("the text law", () => {
  it("refuses package hosts", () => {
    expect(textOffences("README.md", `one\nsee https://${host}/zod`)).toEqual([
      `README.md:2 names a package host: ${host}`,
    ]);
  });

  it("refuses paths of one machine", () => {
    expect(textOffences("server/src/main.ts", `open("${path}")`)).toHaveLength(1);
  });

  it.each(["only", "skip", "todo"])("refuses .%s in tests", (word) => {
    expect(textOffences("web/app/a.test.ts", left(word))).toHaveLength(1);
    expect(textOffences("server/src/soak.long.ts", left(word))).toHaveLength(1);
    expect(textOffences("web/app/a.ts", left(word))).toEqual([]);
  });

  it("lets ordinary words pass", () => {
    expect(textOffences("a.test.ts", 'it("works at /home or /work", () => goto("/work"));')).toEqual([]);
  });
});
