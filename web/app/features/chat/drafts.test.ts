import { limits } from "@vesper/contract/core/limits";
import { afterEach, describe, expect, it } from "vitest";
import { createDraftStore } from "./drafts.ts";

afterEach(() => createDraftStore("ada").clear());

describe("a chat draft", () => {
  it("is restored only for its author and recipient", () => {
    createDraftStore("ada").write("vera", "Good eve");

    expect([
      createDraftStore("ada").read("vera"),
      createDraftStore("ada").read("nils"),
      createDraftStore("jo").read("vera"),
    ]).toEqual(["Good eve", "", ""]);
  });

  it("is removed when cleared", () => {
    const drafts = createDraftStore("ada");

    drafts.write("vera", "Good eve");
    drafts.write("vera", " ");

    expect(drafts.read("vera")).toBe("");
  });

  it("is discarded in favor of newer ones past the limit", () => {
    const drafts = createDraftStore("ada");

    for (let number = 0; number <= limits.chat.drafts; number += 1) drafts.write(`person-${number}`, "Hello");

    const kept = Array.from({ length: limits.chat.drafts + 1 }, (_, number) =>
      drafts.read(`person-${number}`),
    );
    expect(kept.filter((text) => text === "Hello")).toHaveLength(limits.chat.drafts);
    expect(kept.at(-1)).toBe("Hello");
  });
});
