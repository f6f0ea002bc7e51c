import { limits } from "@vesper/contract/core/limits";
import { afterEach, describe, expect, it } from "vitest";
import { createDraftStore } from "./drafts.ts";

afterEach(() => createDraftStore("ada").clear());

describe("a text that was begun", () => {
  it("is there again for whoever wrote it, to whom it was written", () => {
    createDraftStore("ada").write("vera", "Good eve");

    expect([
      createDraftStore("ada").read("vera"),
      createDraftStore("ada").read("nils"),
      createDraftStore("jo").read("vera"),
    ]).toEqual(["Good eve", "", ""]);
  });

  it("is gone when it is sent or emptied", () => {
    const drafts = createDraftStore("ada");

    drafts.write("vera", "Good eve");
    drafts.write("vera", " ");

    expect(drafts.read("vera")).toBe("");
  });

  it("gives way to newer ones when there are very many", () => {
    const drafts = createDraftStore("ada");

    for (let number = 0; number <= limits.chat.drafts; number += 1) drafts.write(`person-${number}`, "Hello");

    const kept = Array.from({ length: limits.chat.drafts + 1 }, (_, number) =>
      drafts.read(`person-${number}`),
    );
    expect(kept.filter((text) => text === "Hello")).toHaveLength(limits.chat.drafts);
    expect(kept.at(-1)).toBe("Hello");
  });
});
