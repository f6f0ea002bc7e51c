import { describe, expect, it } from "vitest";
import { findTextOffences } from "./text-law.ts";

// The host is assembled from parts, so that this file complies with the rule it tests.
const host = ["registry", "example", "org"].join(".");
const path = ["", "home", "ada", "vesper"].join("/");
const toDisabledTest = (word: string) => `${["it", word].join(".")}("is forgotten");`;

describe("the text check", () => {
  it("refuses package hosts", () => {
    expect(findTextOffences("README.md", `one\nsee https://${host}/zod`)).toEqual([
      `README.md:2 names a package host: ${host}`,
    ]);
  });

  it("refuses machine-specific paths", () => {
    expect(findTextOffences("server/src/main.ts", `open("${path}")`)).toHaveLength(1);
  });

  it.each(["only", "skip", "todo"])("refuses .%s in tests", (word) => {
    expect(findTextOffences("web/app/a.test.ts", toDisabledTest(word))).toHaveLength(1);
    expect(findTextOffences("server/src/soak.long.ts", toDisabledTest(word))).toHaveLength(1);
    expect(findTextOffences("web/app/a.ts", toDisabledTest(word))).toEqual([]);
  });

  it("allows ordinary words", () => {
    expect(findTextOffences("a.test.ts", 'it("works at /home or /work", () => goto("/work"));')).toEqual([]);
  });
});
