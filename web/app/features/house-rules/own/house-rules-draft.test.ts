import { limits } from "@vesper/contract/core/limits";
import { expect, it } from "vitest";
import { HouseRulesForm, toLines } from "./house-rules-draft.ts";

const judge = (rules: string) => HouseRulesForm.safeParse({ rules }).error?.issues[0]?.message;

it("takes one rule from each line and drops the empty ones", () => {
  const { rules } = HouseRulesForm.parse({ rules: "\n Please be on time. \n\n  \nNo photos.\n" });

  expect(rules).toEqual(["Please be on time.", "No photos."]);
  expect(toLines({ rules })).toEqual({ rules: "Please be on time.\nNo photos." });
});

it("accepts no rules at all", () => {
  expect(HouseRulesForm.parse({ rules: " \n" })).toEqual({ rules: [] });
});

it("says which rule is too long, and how many are too many", () => {
  const { max, each } = limits.houseRules;

  expect(judge(`No photos.\n${"a".repeat(each + 1)}`)).toBe("Rule 2 must have at most 120 characters");
  expect(judge("Rule\n".repeat(max + 1))).toBe("can be 10 at most; these are 11");
});
