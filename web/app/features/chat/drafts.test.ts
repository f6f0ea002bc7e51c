import { limits } from "@vesper/contract/core/limits";
import { afterEach, describe, expect, it } from "vitest";
import { draftsOf } from "./drafts.ts";

afterEach(() => draftsOf("ada").clear());

describe("a text that was begun", () => {
  it("is there again for whoever wrote it, to whom it was written", () => {
    draftsOf("ada").write("vera", "Good eve");

    expect([draftsOf("ada").read("vera"), draftsOf("ada").read("nils"), draftsOf("jo").read("vera")]).toEqual(
      ["Good eve", "", ""],
    );
  });

  it("is gone when it is sent or emptied", () => {
    const drafts = draftsOf("ada");

    drafts.write("vera", "Good eve");
    drafts.write("vera", " ");

    expect(drafts.read("vera")).toBe("");
  });

  it("gives way to newer ones when there are very many", () => {
    const drafts = draftsOf("ada");

    for (let number = 0; number <= limits.chat.drafts; number += 1) drafts.write(`person-${number}`, "Hello");

    const kept = Array.from({ length: limits.chat.drafts + 1 }, (_, number) =>
      drafts.read(`person-${number}`),
    );
    expect(kept.filter((text) => text === "Hello")).toHaveLength(limits.chat.drafts);
    expect(kept.at(-1)).toBe("Hello");
  });
});
